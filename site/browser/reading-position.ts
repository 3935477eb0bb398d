import { useEffect, useState } from "react";

/** A section is being read once its heading has passed this line; a jump puts it well above. */
const readingLinePx = 200;

type Heading = { readonly id: string; readonly top: number };
type View = { readonly heightPx: number; readonly leftToScrollPx: number };

/** On the last screenful the line sinks to the bottom, so that short sections at the end have their turn. */
export function sectionBeingRead(headings: readonly Heading[], view: View): string | null {
  const line = Math.max(readingLinePx, view.heightPx - view.leftToScrollPx);
  return (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id ?? null;
}

/** The id of the section being read; null before the script runs, so that the page itself names none. */
export function useReadingPosition(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const sections = ids.join(" ");

  useEffect(() => {
    let chosen: string | null = null;
    function follow() {
      setCurrent(chosen ?? sectionBeingRead(headingsOf(sections), viewNow()));
    }
    // A section that was chosen stays the current one until the reader moves on: it may be too short to reach the line.
    function choose({ target }: Event) {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const id = link?.getAttribute("href")?.slice(1) ?? "";
      if (!sections.split(" ").includes(id)) return;
      chosen = id;
      follow();
    }
    function release() {
      chosen = null;
    }
    follow();
    const moves = ["wheel", "touchmove", "keydown", "pointerdown"];
    for (const name of ["scroll", "resize"]) addEventListener(name, follow, { passive: true });
    for (const name of moves) addEventListener(name, release, { passive: true });
    addEventListener("click", choose);
    return () => {
      for (const name of ["scroll", "resize"]) removeEventListener(name, follow);
      for (const name of moves) removeEventListener(name, release);
      removeEventListener("click", choose);
    };
  }, [sections]);

  return current;
}

function headingsOf(sections: string): Heading[] {
  return sections.split(" ").flatMap((id) => {
    const heading = document.getElementById(id);
    return heading ? [{ id, top: heading.getBoundingClientRect().top }] : [];
  });
}

function viewNow(): View {
  const { clientHeight, scrollHeight } = document.documentElement;
  return { heightPx: clientHeight, leftToScrollPx: scrollHeight - clientHeight - scrollY };
}
