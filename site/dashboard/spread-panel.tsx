import { type ReactNode, useId } from "react";
import { ledgerSample } from "#content/performance.ts";
import { SampleMark } from "#site/ui/stamp.tsx";

export type SpreadPanelProps = {
  heading: string;
  remark?: string;
  sample: boolean;
  children: ReactNode;
};

/** One table or chart with its own heading and, for examples, its own mark. */
export function SpreadPanel({ heading, remark, sample, children }: SpreadPanelProps) {
  const id = useId();
  return (
    <section className="spread-panel" aria-labelledby={id}>
      <header className="chart-head">
        <h3 id={id}>{heading}</h3>
        {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        {remark && <p className="small">{remark}</p>}
      </header>
      {children}
    </section>
  );
}
