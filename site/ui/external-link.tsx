import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Leaves the site in a new tab, and says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" className="ml-1 inline size-3.5! align-[-2px]" />
      <span className="sr"> (opens in a new tab)</span>
    </a>
  );
}
