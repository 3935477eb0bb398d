import { ledgerSample } from "#content/performance.ts";
import {
  type InstrumentClassId,
  instrumentClasses,
  tradeCount,
  trustHeading,
  trustNote,
} from "#content/trust.ts";
import { SampleMark } from "#site/ui/stamp.tsx";

export type TrustStripProps = {
  /** Closed trades in each class's ledger; without ledgers there is nothing to count. */
  tradeCounts?: Readonly<Partial<Record<InstrumentClassId, number>>> | undefined;
  sample?: boolean | undefined;
};

/** A stock page instead of a wall of logos: instruments and counts. */
export function TrustStrip({ tradeCounts, sample = false }: TrustStripProps) {
  return (
    <section className="sec trust">
      <div className="trust-head">
        <h2>{trustHeading}</h2>
        {tradeCounts && (
          <p className="small">
            {sample && <SampleMark>{ledgerSample.label}</SampleMark>} {trustNote}
          </p>
        )}
      </div>
      <dl>
        {instrumentClasses.map(({ id, name, symbols }) => {
          const trades = tradeCounts?.[id];
          return (
            <div key={id}>
              <dt>
                {name}
                {trades !== undefined && <b>{tradeCount(trades)}</b>}
              </dt>
              <dd>{symbols.join(", ")}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
