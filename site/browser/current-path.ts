import { useLocation } from "react-router";

/**
 * Prerendering asks for `/pricing/`, the browser for `/pricing`: both are the same page. So are `/dashboard/forex`, which
 * only the build knows, and the `/dashboard?market=forex` that visitors see.
 */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/+$/, "").replace(/^(\/dashboard)\/.*/, "$1") || "/";
}

export function useCurrentPath(): string {
  return plainPath(useLocation().pathname);
}
