import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Toast, type ToastMessage } from "./toast.tsx";

const shownMs = 5000;
const swipePx = 50;

type Shown = { message: ToastMessage; key: number };

let shown: Shown | undefined;
let count = 0;
let redraw = () => {};
let region: HTMLElement | undefined;
let returnFocusTo: EventTarget | null = null;

export function present(message: ToastMessage) {
  count += 1;
  shown = { message, key: count };
  place();
  redraw();
}

function dismiss() {
  const hadFocus = region?.contains(document.activeElement);
  shown = undefined;
  redraw();
  if (hadFocus && returnFocusTo instanceof HTMLElement) returnFocusTo.focus();
}

/** Everything outside an open modal dialog is inert, so the toasts move into it, and out again when it closes. */
function place() {
  region ??= createRegion();
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const parent = modal ?? document.body;
  if (region.parentElement === parent) return;
  parent.append(region);
  modal?.addEventListener("close", place, { once: true });
  if ("showPopover" in region) region.showPopover();
}

function createRegion(): HTMLElement {
  const element = document.createElement("section");
  element.className = "toasts";
  element.popover = "manual";
  element.tabIndex = -1;
  element.ariaLabel = "Notifications (F8)";
  element.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) returnFocusTo = relatedTarget;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "F8" && shown) element.focus();
    else if (event.key === "Escape" && element.contains(document.activeElement)) dismiss();
    else return;
    event.preventDefault();
  });
  createRoot(element).render(<Toaster />);
  return element;
}

function Toaster() {
  const [toast, setToast] = useState<Shown>();
  useEffect(() => {
    redraw = () => setToast(shown);
    // The live regions are in the page before their text: only then is the text announced.
    redraw();
  }, []);

  const urgent = toast?.message.kind === "destructive";
  const live = toast && <LiveToast key={toast.key} message={toast.message} />;
  return (
    <>
      <div role="status">{!urgent && live}</div>
      <div role="alert">{urgent && live}</div>
    </>
  );
}

function LiveToast({ message }: { message: ToastMessage }) {
  const pressedAt = useRef<number>(undefined);
  // In the commit that shows it: an effect after paint would start the clock late on a busy machine.
  useLayoutEffect(() => (region ? countDown(region) : undefined), []);

  function drag({ currentTarget, pointerId, clientX }: PointerEvent<HTMLDivElement>) {
    if (pressedAt.current === undefined) return;
    const dx = Math.max(0, clientX - pressedAt.current);
    // Not before it moves: a captured press would never reach the close button.
    if (dx > 3) currentTarget.setPointerCapture(pointerId);
    currentTarget.style.translate = `${dx}px`;
  }
  function release({ currentTarget, type, clientX }: PointerEvent<HTMLDivElement>) {
    const dx = clientX - (pressedAt.current ?? clientX);
    pressedAt.current = undefined;
    currentTarget.style.translate = "";
    if (type === "pointerup" && dx >= swipePx) dismiss();
  }

  return (
    <Toast
      {...message}
      onDismiss={dismiss}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/** Runs only while neither the pointer nor the focus is on the toast. */
function countDown(box: HTMLElement): () => void {
  const listening = new AbortController();
  const held = {
    pointer: box.matches(":hover") && matchMedia("(hover: hover)").matches,
    focus: box.matches(":focus-within"),
  };
  let leftMs = shownMs;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<typeof held>) {
    Object.assign(held, change);
    const hold = held.pointer || held.focus;
    if (hold && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - since;
    } else if (!hold && timer === undefined) {
      since = performance.now();
      timer = setTimeout(dismiss, leftMs);
    }
  }
  const on = (type: string, change: Partial<typeof held>) =>
    box.addEventListener(type, () => update(change), { signal: listening.signal });
  on("pointerenter", { pointer: true });
  on("pointerleave", { pointer: false });
  on("focusin", { focus: true });
  on("focusout", { focus: false });
  update({});
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
