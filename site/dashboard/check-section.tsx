import type { ReactNode } from "react";
import { filesAnchor, checkSection as words } from "#content/dashboard-trades.ts";
import { ledgerSample } from "#content/performance.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { FileTable } from "./file-table.tsx";
import { Reconciliation } from "./reconciliation.tsx";

export type CheckSectionProps = {
  published: PublishedClass;
  /** What a visitor can do with the files. */
  children?: ReactNode;
};

export function CheckSection({ published: { report, files }, children }: CheckSectionProps) {
  const { checksum } = words;
  return (
    <section className="sec check" aria-labelledby={filesAnchor}>
      <Zone label={words.label} tag={words.tag(files.length)} tone="gain" as="h2" id={filesAnchor} />
      <div className="check-intro">
        <div>
          <h3>{words.files.heading}</h3>
          {report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
          <p className="small">{words.files.text}</p>
        </div>
        <div>
          <h3>{checksum.heading}</h3>
          <p className="small">
            {checksum.text} <code>{checksum.command}</code>
            {checksum.or} <code>{checksum.windowsCommand}</code>.
          </p>
        </div>
      </div>
      <FileTable files={files} instruments={report.instruments} />
      {report.instruments.map(({ facts }) => {
        const rows = files.find(({ file }) => file === facts.file)?.reconciliation;
        return rows && <Reconciliation key={facts.file} {...facts} rows={rows} />;
      })}
      {children}
    </section>
  );
}
