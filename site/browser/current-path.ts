import { useLocation } from "react-router";

/** Prerendering asks for `/pricing/`, the browser for `/pricing`: both are the same page. */
export function plainPath(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

export function useCurrentPath(): string {
  return plainPath(useLocation().pathname);
}
