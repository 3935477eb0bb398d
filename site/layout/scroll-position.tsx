import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router";
import { openScrollPositions } from "#site/browser/scroll-positions.ts";
import { scrollToElement, takeScrollTarget } from "#site/browser/scroll-target.ts";

const afterNavigationMs = 100;

/**
 * Where a visitor stands after a navigation: back and forward where they were, a new page at its top, another view of
 * the same page where they are, an anchor link gliding to its section. (React Router's own component jumps to an
 * anchor before anything can glide.)
 */
export function ScrollPosition() {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const positions = useRef<ReturnType<typeof openScrollPositions>>(null);

  useEffect(() => {
    positions.current ??= openScrollPositions();
    const keep = () => positions.current?.keep(entryOf(shown.current));
    // The browser restores a page that it loads; what changes inside the page is restored here.
    const own = () => {
      history.scrollRestoration = "manual";
    };
    const handBack = () => {
      history.scrollRestoration = "auto";
    };
    own();
    keep();
    addEventListener("scroll", keep, { passive: true });
    addEventListener("pageshow", own);
    addEventListener("pagehide", handBack);
    return () => {
      removeEventListener("scroll", keep);
      removeEventListener("pageshow", own);
      removeEventListener("pagehide", handBack);
    };
  }, []);

  useLayoutEffect(() => {
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    const samePage = from.pathname === location.pathname;
    // A target is of the page it was pressed for: a page on the way there, which a slow phone may still show, leaves it.
    const target = location.hash === "" ? null : takeScrollTarget();
    const kept =
      navigation === "POP" && !isTypedAnchor(location)
        ? positions.current?.get(entryOf(location))
        : undefined;
    if (kept !== undefined) {
      scrollTo({ top: kept, behavior: "instant" });
      return;
    }
    if (samePage && target) {
      scrollToElement(target);
      return;
    }
    if (location.hash && !target) {
      document
        .getElementById(decodeURIComponent(location.hash.slice(1)))
        ?.scrollIntoView({ behavior: "instant" });
      return;
    }
    if (samePage && isOtherView(from, location, navigation)) return;
    scrollTo({ top: 0, behavior: "instant" });
    if (!target) {
      document.getElementById("main")?.focus({ preventScroll: true });
      return;
    }
    const timer = setTimeout(() => scrollToElement(target), afterNavigationMs);
    return () => clearTimeout(timer);
  }, [location, navigation]);

  return null;
}

/** What is shown on the page has changed, not the page: a tab, a filter. A link to the page itself leads to its top. */
function isOtherView(from: Location, to: Location, navigation: NavigationType): boolean {
  return from.search !== to.search && (to.search !== "" || navigation === "REPLACE");
}

/** Entries that the browser made itself, for an anchor typed into the address bar, all have the same key. */
function isTypedAnchor(location: Location): boolean {
  return location.key === "default" && location.hash !== "";
}

function entryOf(location: Location): string {
  return location.key === "default" ? `${location.pathname}${location.search}${location.hash}` : location.key;
}
