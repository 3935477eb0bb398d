import { useId } from "react";
import { dataLog as words } from "#content/dashboard-trades.ts";
import { ledgerSample } from "#content/performance.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { formatDate } from "#core/calendar-date.ts";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Table } from "#site/ui/table.tsx";
import { Checksum } from "./checksum.tsx";
import { type LoggedFile, loggedFiles } from "./logged-files.ts";

export function DataLog({ published }: { published: PublishedClass }) {
  const id = useId();
  const { columns } = words;
  const files = loggedFiles(published);
  return (
    <section className="sec data-log" aria-labelledby={id}>
      <header className="trades-head">
        <h2 id={id}>{words.heading}</h2>
        {published.report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small">{words.remark}</p>
      </header>
      {published.report.sample && <p className="small">{ledgerSample.all}</p>}
      <Table caption={words.caption} flush>
        <thead>
          <tr>
            <th scope="col">{columns.symbol}</th>
            <th scope="col" className="words max-md:hidden">
              {columns.file}
            </th>
            <th scope="col">{columns.trades}</th>
            <th scope="col">{columns.exported}</th>
            <th scope="col" className="max-md:hidden">
              {columns.replaced}
            </th>
            <th scope="col" className="words max-md:hidden">
              {columns.checksum}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((logged) => (
            <LogRow key={`${logged.sha256} ${logged.supersededOn}`} logged={logged} />
          ))}
        </tbody>
      </Table>
      {files.every(({ supersededOn }) => supersededOn === null) && <p className="small">{words.none}</p>}
    </section>
  );
}

function LogRow({
  logged: { symbol, file, trades, exportedOn, supersededOn, sha256 },
}: {
  logged: LoggedFile;
}) {
  const replaced = supersededOn && formatDate(supersededOn);
  return (
    <tr className={replaced === null ? undefined : "text-ink-3"}>
      <th scope="row">
        <b>{symbol}</b>
        <span className="sub md:hidden">
          {replaced === null ? words.current : words.replacedOn(replaced)}
        </span>
        <span className="sub md:hidden">
          <Checksum sha256={sha256} />
        </span>
      </th>
      <td className="words max-md:hidden">{file}</td>
      <td>{trades.toLocaleString("en-US")}</td>
      <td>{formatDate(exportedOn)}</td>
      <td className="max-md:hidden">{replaced ?? words.current}</td>
      <td className="words max-md:hidden">
        <Checksum sha256={sha256} />
      </td>
    </tr>
  );
}
