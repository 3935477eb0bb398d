import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Mounted is open. The browser keeps the focus inside, closes on Esc and gives the focus back.
 * The first element marked `data-first` receives the focus, otherwise the dialog itself (so that its name is read).
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useRef(onClose);

  useEffect(() => {
    closed.current = onClose;
  });

  // Layout effect: its cleanup runs before React removes the element, and only close() gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let pressed: EventTarget | null = null;
    const press = (event: Event) => {
      pressed = event.target;
    };
    // A press that began inside (selecting text, for example) is not a press on the backdrop.
    const click = (event: Event) => {
      if (event.target === dialog && pressed === dialog) dialog.close();
    };
    // The event arrives a task late: React's strict mode may have opened the dialog again by then.
    const close = () => {
      if (!dialog.open) closed.current();
    };
    dialog.addEventListener("pointerdown", press);
    dialog.addEventListener("click", click);
    dialog.addEventListener("close", close);
    dialog.showModal();
    (dialog.querySelector<HTMLElement>("[data-first]") ?? dialog).focus();
    return () => {
      dialog.removeEventListener("pointerdown", press);
      dialog.removeEventListener("click", click);
      dialog.removeEventListener("close", close);
      dialog.close();
    };
  }, []);

  return ref;
}
