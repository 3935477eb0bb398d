import { useCallback, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

type Changes<Name extends string> = { readonly [Changed in Name]?: string | null };

/** What was changed since the address was last written: changes that come together are one change of the address. */
let unwritten: Map<string, string | null> | undefined;

/**
 * Parameters of the address, so that what a visitor chose can be sent to somebody else. Null until the page is
 * hydrated: the served page knows no parameters. Setting null takes one out of the address.
 */
export function useAddressStates<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const values = Object.fromEntries(
    names.map((name) => [name, isHydrated ? parameters.get(name) : null]),
  ) as Readonly<Record<Name, string | null>>;
  const change = useCallback(
    (changes: Changes<Name>) => {
      const isFirst = unwritten === undefined;
      unwritten ??= new Map();
      for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
        unwritten.set(name, value ?? null);
      }
      if (!isFirst) return;
      queueMicrotask(() => {
        const all = unwritten ?? [];
        unwritten = undefined;
        // As the address stands now: what was rendered last may be a change behind.
        const after = new URLSearchParams(location.search);
        for (const [name, value] of all) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        setParameters(after, { replace: true, preventScrollReset: true });
      });
    },
    [setParameters],
  );
  return { values, change, isHydrated };
}

export function useAddressState(name: string): [string | null, (value: string | null) => void] {
  const { values, change } = useAddressStates([name]);
  const set = useCallback((value: string | null) => change({ [name]: value }), [name, change]);
  return [values[name] ?? null, set];
}

function never() {
  return () => {};
}
