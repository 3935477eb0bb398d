import { type FigureName, figureNames, recomputeWords as words } from "#content/dashboard-recompute.ts";
import type { Agreement, Disagreement } from "#core/backtest/agreement.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Table } from "#site/ui/table.tsx";
import { figureText, isSameFigure } from "./figure-lines.ts";
import { FigureValue } from "./figure-value.tsx";
import type { CheckedFile, Recomputed } from "./workbench.ts";

const main: readonly FigureName[] = [
  "totalReturn",
  "netProfit",
  "trades",
  "wins",
  "winRate",
  "profitFactor",
  "sharpe",
  "sortino",
  "drawdown",
  "averageHold",
];
/** A file that was tampered with may change everything; more than these help nobody. */
const mostShown = 200;
const longestField = 40;

export type RecomputedReportProps = { published: ClassReport; recomputed: Recomputed };

export function RecomputedReport({ published, recomputed: { files, outcome } }: RecomputedReportProps) {
  return (
    <>
      {outcome.kind === "refused" ? (
        <>
          <Verdict isGood={false}>{words.refused}</Verdict>
          <p className="wb-refusal">{outcome.message}</p>
        </>
      ) : (
        <Verdict isGood={outcome.agreement.disagreements.length === 0 && !hasOther(files)}>
          {verdictOf(outcome.agreement)}
        </Verdict>
      )}
      <FileNote files={files} />
      {outcome.kind === "compared" && (
        <>
          <MainFigures published={published} recomputed={outcome.report} />
          {outcome.agreement.disagreements.length > 0 && (
            <Disagreements list={outcome.agreement.disagreements} />
          )}
        </>
      )}
    </>
  );
}

/** Figures may agree although a file is not the published one: a signal was renamed, say. */
function hasOther(files: readonly CheckedFile[]): boolean {
  return files.some(({ isPublished }) => isPublished === false);
}

function verdictOf({ fields, disagreements }: Agreement): string {
  return words.agreed(fields - disagreements.length, fields);
}

function Verdict({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <p className={isGood ? "wb-verdict good" : "wb-verdict bad"}>
      <Icon name={isGood ? "check" : "alert"} />
      {children}
    </p>
  );
}

function FileNote({ files }: { files: readonly CheckedFile[] }) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const other = files.filter(({ isPublished }) => isPublished === false);
  const isUnchecked = files.some(({ isPublished }) => isPublished === null);
  return (
    <p className="small">
      {words.downloaded(files.length, bytes)}{" "}
      {other.length > 0 ? (
        <strong>{words.hashes.different(other.map(({ file }) => file))}</strong>
      ) : isUnchecked ? (
        words.hashes.unchecked
      ) : (
        words.hashes.same
      )}
    </p>
  );
}

function MainFigures({ published, recomputed }: { published: ClassReport; recomputed: ClassReport }) {
  const unit = { currency: published.currency, capital: published.figures.capital };
  return (
    <Table caption={words.caption} flush>
      <thead>
        <tr>
          <th scope="col">{words.columns.figure}</th>
          <th scope="col">{words.columns.published}</th>
          <th scope="col">{words.columns.recomputed}</th>
          <th scope="col">{words.columns.agrees}</th>
        </tr>
      </thead>
      <tbody>
        {main.map((name) => (
          <tr key={name}>
            <th scope="row">{figureNames[name]}</th>
            <td>
              <FigureValue {...figureText(name, published, unit)} />
            </td>
            <td>
              <FigureValue {...figureText(name, recomputed, unit)} />
            </td>
            <td>
              <Agrees isSame={isSameFigure(name, published, recomputed)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Agrees({ isSame }: { isSame: boolean }) {
  return (
    <span className={isSame ? "wb-agrees" : "wb-agrees text-loss"}>
      <Icon name={isSame ? "check" : "close"} />
      {isSame ? words.agrees.yes : words.agrees.no}
    </span>
  );
}

function Disagreements({ list }: { list: readonly Disagreement[] }) {
  return (
    <details className="wb-details">
      <summary>{words.disagreed(list.length)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="wb-scroll" aria-label={words.fieldsCaption} tabIndex={0}>
        <Table caption={words.fieldsCaption} flush>
          <thead>
            <tr>
              <th scope="col">{words.fieldColumns.field}</th>
              <th scope="col">{words.fieldColumns.published}</th>
              <th scope="col">{words.fieldColumns.recomputed}</th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, mostShown).map(({ field, published, recomputed }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{fieldText(published)}</td>
                <td>{fieldText(recomputed)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      {list.length > mostShown && <p className="small">{words.more(list.length - mostShown)}</p>}
    </details>
  );
}

function fieldText(value: unknown): string {
  if (value === undefined) return words.absent;
  const text = JSON.stringify(value);
  return text.length > longestField ? `${text.slice(0, longestField)}…` : text;
}
