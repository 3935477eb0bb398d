import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { storeScrollTarget } from "./scroll-target.ts";

type SiteLinkProps = ComponentProps<"a"> & { to: string };

/** An internal link. One with an anchor leaves its target for AnchorScroll, which scrolls after the page is there. */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const anchor = to.split("#")[1];
  if (!anchor) return <Link to={to} onClick={onClick} prefetch="intent" {...rest} />;

  function rememberTarget(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const opensElsewhere =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (anchor && !opensElsewhere && !event.defaultPrevented) storeScrollTarget(anchor);
  }
  return <Link to={to} onClick={rememberTarget} prefetch="intent" preventScrollReset {...rest} />;
}
