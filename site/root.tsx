import { type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { iconPath } from "#content/pictures.ts";
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
        <link rel="apple-touch-icon" href={iconPath(180)} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[brygada, archivo].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {/* A translator or an extension may have changed the page before hydration: React then redraws what is
            inside this boundary and not the whole document, whose scripts Trusted Types would not let it create. */}
        <Suspense>
          <Frame>{children}</Frame>
        </Suspense>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
