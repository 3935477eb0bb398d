import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { resources } from "#content/navigation.ts";
import { Icon } from "#site/ui/icon.tsx";

/** Opens by mouse on hover, by touch and keyboard on press. Before hydration, CSS alone opens it on hover and focus. */
export function ResourcesMenu() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function hover(event: PointerEvent, next: boolean) {
    if (event.pointerType === "mouse") setOpen(next);
  }
  function press(event: KeyboardEvent) {
    const links = [...(box.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "ArrowDown") {
      event.preventDefault();
      // A hidden link takes no focus, so the list has to be there first.
      flushSync(() => setOpen(true));
      links[(at + 1) % links.length]?.focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (at === 0 ? button.current : links[at - 1])?.focus();
    }
  }
  // On the document: a mouse may have opened the list while the focus is elsewhere.
  useEffect(() => {
    if (!open) return;
    function dismiss(event: globalThis.KeyboardEvent) {
      if (event.key !== "Escape") return;
      if (box.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    }
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [open]);

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box only widens the hover area; button and links do the work.
    <div
      ref={box}
      className="nav-more"
      data-open={open || undefined}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={press}
      onBlur={leave}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="resources"
        onPointerDown={(event) => event.pointerType === "mouse" && event.preventDefault()}
        onClick={(event) => setOpen((was) => (isMouse(event.nativeEvent) ? true : !was))}
      >
        {resources.heading} <Icon name="chevron" />
      </button>
      <ul id="resources">
        {resources.links.map((link) => (
          <li key={link.to}>
            <a href={link.to} onClick={() => setOpen(false)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A mouse is already hovering when it clicks, so its click must not close what the hover has opened. */
function isMouse(event: Event): boolean {
  return event instanceof globalThis.PointerEvent && event.pointerType === "mouse";
}
