import { useId } from "react";
import { CopyButton } from "#site/ui/copy-button.tsx";

export function Checksum({ sha256, id }: { sha256: string; id?: string }) {
  return (
    <code className="sha256" id={id}>
      {sha256}
    </code>
  );
}

/** `what` says whose it is. */
export function CopyableChecksum({ sha256, what }: { sha256: string; what: string }) {
  const id = useId();
  return (
    <span className="sha256-copy">
      <Checksum sha256={sha256} id={id} />
      <CopyButton text={sha256} what={what} shownIn={id} />
    </span>
  );
}
