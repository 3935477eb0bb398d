import { useEffect, useState } from "react";

type Stage = "waiting" | "offered" | "open";

/**
 * Chat is a third party's script. It is offered once the page has loaded, comes only when the visitor asks, and
 * runs in a sandboxed frame of its own with a policy of its own, so that this page's policy stays strict.
 */
export function ChatSlot() {
  const [stage, setStage] = useState<Stage>("waiting");

  useEffect(() => {
    const offer = () => setStage((was) => (was === "waiting" ? "offered" : was));
    if (document.readyState === "complete") offer();
    else addEventListener("load", offer, { once: true });
    return () => removeEventListener("load", offer);
  }, []);

  if (stage === "waiting") return null;
  return (
    <aside className="chat-slot" aria-label="Chat">
      {stage === "open" && (
        <iframe title="Chat" src="/chat-frame" sandbox="allow-scripts allow-forms allow-popups" />
      )}
      <button
        type="button"
        className="btn btn-s"
        aria-expanded={stage === "open"}
        onClick={() => setStage(stage === "open" ? "offered" : "open")}
      >
        {stage === "open" ? "Close chat" : "Chat"}
      </button>
    </aside>
  );
}
