import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { getStarted, headerLinks, resources } from "#content/navigation.ts";
import { useCurrentPath } from "#site/browser/current-path.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Logo } from "./logo.tsx";

declare module "react" {
  // Invoker commands: in the browsers, not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: string;
    commandfor?: string;
  }
}

const menuId = "site-menu";
const wideScreen = "(width >= 80rem)";

/** The browser opens it by itself (command/commandfor), so the menu works before and without hydration. */
export function MenuButton() {
  function openWithoutCommands() {
    if (!("commandForElement" in HTMLButtonElement.prototype)) menu()?.showModal();
  }
  return (
    <button
      type="button"
      className="iconb menu-button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={menuId}
      onClick={openWithoutCommands}
    >
      <Icon name="menu" />
    </button>
  );
}

export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = useCurrentPath();

  useEffect(() => {
    const wide = matchMedia(wideScreen);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  const close = () => dialog.current?.close();
  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a")) close();
  }
  const current = (to: string) => (to === path ? "page" : undefined);
  return (
    <dialog
      ref={dialog}
      id={menuId}
      className="mobile-menu"
      aria-label="Menu"
      onKeyDown={keepTabInside}
      onClick={closeOnLink}
    >
      <div className="mobile-menu-head">
        <Logo />
        <button
          type="button"
          className="iconb"
          aria-label="Close menu"
          command="close"
          commandfor={menuId}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Main">
        {headerLinks.map((link) => (
          <a key={link.to} href={link.to} aria-current={current(link.to)}>
            {link.label}
          </a>
        ))}
        <details>
          <summary>{resources.heading}</summary>
          {resources.links.map((link) => (
            <a key={link.to} href={link.to} aria-current={current(link.to)}>
              {link.label}
            </a>
          ))}
        </details>
      </nav>
      <div className="mobile-menu-foot">
        <a className="btn btn-p wide" href={getStarted.to}>
          {getStarted.label}
        </a>
      </div>
    </dialog>
  );
}

function menu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${menuId}`);
}

/** A modal dialog lets Tab leave for the browser's own controls; a menu should not. */
function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, summary")].filter(
    (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );
  const edge = event.shiftKey ? reachable[0] : reachable.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? reachable.at(-1) : reachable[0])?.focus();
}
