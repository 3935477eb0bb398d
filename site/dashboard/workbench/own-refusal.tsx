import { ownRemedies, ownWords as words } from "#content/dashboard-recompute.ts";
import type { Refusal } from "#core/backtest/refusal.ts";
import { Icon } from "#site/ui/icon.tsx";

export function OwnRefusal({ refusal }: { refusal: Refusal }) {
  const remedy = ownRemedies[refusal.reason];
  return (
    <>
      <h4 className="wb-verdict bad">
        <Icon name="alert" />
        {words.refused}
      </h4>
      <p className="wb-refusal">{remedy ? `${refusal.file}: ${remedy}` : `${refusal.message}.`}</p>
      <p className="small">{words.refusedText}</p>
    </>
  );
}
