import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

export type CopyButtonProps = {
  text: string;
  /** What is copied, for those who do not see what stands beside the button. */
  what: string;
  /** The id of the element that shows the text: it is selected where copying is refused. */
  shownIn: string;
};

type Outcome = "copied" | "selected" | null;

const shownForMs = 4000;
const messages = { copied: "Copied", selected: "Selected, copy it with your keyboard or menu" } as const;

export function CopyButton({ text, what, shownIn }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // Refused, or not there at all over plain http.
      const shown = document.getElementById(shownIn);
      if (shown) getSelection()?.selectAllChildren(shown);
      setOutcome("selected");
    }
  }
  return (
    <>
      <button type="button" className="btn btn-s copy" onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        Copy <span className="sr">{what}</span>
      </button>
      <span role="status" className="copy-status">
        {outcome && messages[outcome]}
      </span>
    </>
  );
}
