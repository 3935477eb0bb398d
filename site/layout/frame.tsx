import { lazy, type ReactNode, Suspense } from "react";
import { company } from "#content/company.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const ChatSlot = lazy(async () => ({ default: (await import("./chat-slot.tsx")).ChatSlot }));

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <div className="page">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {company.chat.scriptUrl && (
        <Suspense>
          <ChatSlot />
        </Suspense>
      )}
    </>
  );
}
