import { type ComponentType, lazy, Suspense, useState } from "react";

const signs = ["pointerdown", "keydown", "focusin", "change", "scroll", "popstate"];

let act: Promise<void> | undefined;

/** Also over when the visitor was quicker than this module. */
function firstAct(): Promise<void> {
  act ??= new Promise((done) => {
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) done();
    for (const sign of signs)
      addEventListener(sign, () => done(), { once: true, capture: true, passive: true });
  });
  return act;
}

/**
 * In the prerendered page like any other component, but its code is fetched and hydrated only once the visitor
 * has done something: what stands below the fold costs a phone nothing before that. `isAwaited` tells of a visitor who
 * has come for something in it, and does not have to do anything more.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isAwaited: () => boolean = () => false,
) {
  let served: HTMLElement | undefined;
  let copy: DocumentFragment | undefined;

  // React removes what it has not hydrated when a navigation changes its surroundings before the code is there.
  const keepCopy = () => {
    if (!served?.hasChildNodes()) return;
    copy = document.createDocumentFragment();
    copy.append(...[...served.childNodes].map((node) => node.cloneNode(true)));
  };
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) {
      if (!isAwaited()) await firstAct();
      keepCopy();
    }
    try {
      return { default: await load() };
    } catch (fault) {
      // What was served stays readable without its code; a page that was navigated to has nothing to show.
      if (!copy) throw fault;
      return new Promise(() => {});
    }
  });
  const showCopy = (place: HTMLElement | null) => {
    if (place && copy) place.append(copy.cloneNode(true));
  };
  let loaded: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, never while rendering.
  function Later(props: Props) {
    // What was fetched before it is mounted needs no waiting; what was served waits even then.
    const [Ready] = useState(() => loaded);
    return (
      <div
        className="contents"
        ref={(element) => {
          served ??= element ?? undefined;
        }}
      >
        {Ready ? (
          <Ready {...props} />
        ) : (
          <Suspense fallback={<div className="contents" ref={showCopy} />}>
            <Part {...props} />
          </Suspense>
        )}
      </div>
    );
  }
  /** For a route's `clientLoader`: whoever navigates here finds the page whole, anchors included. */
  Later.fetch = async () => {
    loaded = await load();
  };
  return Later;
}
