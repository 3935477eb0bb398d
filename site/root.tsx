import type { ReactNode } from "react";
import { useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import { InternalLinks } from "./browser/internal-links.tsx";
import { AnchorScroll } from "./layout/anchor-scroll.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Frame } from "./layout/frame.tsx";
import archivo from "./styles/fonts/archivo-zl.woff2?url";
import brygada from "./styles/fonts/brygada-zl.woff2?url";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[brygada, archivo].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <>
      <InternalLinks />
      <AnchorScroll />
      <Outlet />
      {/* Here and not in Layout: it prints a script, which Trusted Types forbid when an error redraws the document. */}
      <ScrollRestoration />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
