import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { ChatSlot } from "./chat-slot.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

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
      {company.chat.scriptUrl && <ChatSlot />}
    </>
  );
}
