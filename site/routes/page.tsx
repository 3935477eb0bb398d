import { useEffect } from "react";
import { Outlet, useRouteError } from "react-router";
import { InternalLinks } from "#site/browser/internal-links.tsx";
import { ErrorScreen } from "#site/layout/error-screen.tsx";
import { ScrollPosition } from "#site/layout/scroll-position.tsx";

/** Around every page. Its error boundary stands below the document, so an error never redraws theme and header. */
export default function Page() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <>
      <InternalLinks />
      <ScrollPosition />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
