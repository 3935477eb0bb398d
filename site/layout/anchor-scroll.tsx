import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { scrollToElement, takeScrollTarget } from "#site/browser/scroll-target.ts";

const afterNavigationMs = 100;

/** Carries a visitor to where a link pointed, and the keyboard to the new page's content. */
export function AnchorScroll() {
  const location = useLocation();
  const shown = useRef(location.pathname);

  useEffect(() => {
    const arrived = location.pathname !== shown.current;
    shown.current = location.pathname;
    const target = takeScrollTarget();
    if (!target) {
      if (arrived) document.getElementById("main")?.focus({ preventScroll: true });
      return;
    }
    if (!arrived) {
      scrollToElement(target);
      return;
    }
    scrollTo({ top: 0, behavior: "instant" });
    const timer = setTimeout(() => scrollToElement(target), afterNavigationMs);
    return () => clearTimeout(timer);
  }, [location]);

  return null;
}
