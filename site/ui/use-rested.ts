import { useEffect, useState } from "react";

/** A slider moves in many small steps; only where it comes to rest is worth saying. */
const restMs = 700;

/** Follows a text once it has stood still. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setRested, restMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
