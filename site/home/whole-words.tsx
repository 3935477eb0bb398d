import type { ReactNode } from "react";

/** A line never ends inside "15-minute" or "Post-Event". */
export function wholeWords(text: string): ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className="whitespace-nowrap" key={part}>
        {part}
      </span>
    ),
  );
}
