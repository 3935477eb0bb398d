import { type RefObject, useEffect, useRef } from "react";

/**
 * For an input whose text makes no sense while it is being typed, such as the year 0002 on the way to 2024: it keeps
 * what is typed, and takes the value over only when that changes elsewhere.
 */
export function useInputValue(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return input;
}
