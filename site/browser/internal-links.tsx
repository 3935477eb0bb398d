import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { storeScrollTarget } from "./scroll-target.ts";

/**
 * Every link of the site is a plain `<a href>`: it works before and without this. Here one listener turns presses
 * on them into navigations without a reload, and a pointer or focus on one into a prefetch. (Sixty link components
 * would do the same, and cost sixty times the hydration.)
 */
export function InternalLinks() {
  const navigate = useNavigate();
  const [likelyNext, setLikelyNext] = useState<string | null>(null);

  useEffect(() => {
    function press(event: MouseEvent) {
      const opensElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const link = internalLink(event.target);
      if (!link || opensElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      if (hash) storeScrollTarget(decodeURIComponent(hash.slice(1)));
      navigate({ pathname, search, hash }, { replace: href === location.href });
    }
    function approach(event: Event) {
      const link = internalLink(event.target);
      if (link && link.pathname !== location.pathname) setLikelyNext(link.pathname);
    }
    const signs = ["pointerover", "touchstart", "focusin"];
    document.addEventListener("click", press);
    for (const sign of signs) document.addEventListener(sign, approach, { passive: true });
    return () => {
      document.removeEventListener("click", press);
      for (const sign of signs) document.removeEventListener(sign, approach);
    };
  }, [navigate]);

  return likelyNext && <PrefetchPageLinks page={likelyNext} />;
}

/** A link to a page of the site, to be followed in the same tab. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  const isFile = /\.\w+$/.test(link.pathname);
  return isFile ? null : link;
}
