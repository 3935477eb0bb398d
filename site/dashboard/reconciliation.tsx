import { reconciliation as words } from "#content/dashboard-trades.ts";
import { ledgerSample } from "#content/performance.ts";
import { amountText } from "#core/backtest/account-money.ts";
import { percentText, roundHalfAway } from "#core/backtest/rounding.ts";
import type { Comparison } from "#core/backtest/workbook/reconcile.ts";
import { Icon } from "#site/ui/icon.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { Table } from "#site/ui/table.tsx";

export type ReconciliationProps = {
  symbol: string;
  currency: string;
  rows: readonly Comparison[];
  sample: boolean;
};

/** For a ledger that came as a workbook: what the platform itself made of the same trades. */
export function Reconciliation({ symbol, currency, rows, sample }: ReconciliationProps) {
  const { columns } = words;
  const agreed = rows.filter(({ agrees }) => agrees).length;
  return (
    <div className="reconciliation">
      <h3>
        {words.heading} {sample && <SampleMark>{ledgerSample.label}</SampleMark>}
      </h3>
      <p className="small">
        {words.text(symbol, agreed, rows.length)} {sample && words.sample}
      </p>
      <details>
        <summary>
          <span className="link">{words.open(rows.length)}</span>
        </summary>
        <Table caption={words.caption(symbol)} flush>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.ours}</th>
              <th scope="col">{columns.theirs}</th>
              <th scope="col">{columns.agrees}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ figure, ours, theirs, agrees }) => {
              const [name, unit] = words.figures[figure];
              const inWords = {
                count: countText,
                money: moneyIn(currency),
                percent: percentText,
                ratio: ratioText,
              }[unit];
              return (
                <tr key={figure}>
                  <th scope="row">{name}</th>
                  <td>{inWords(ours)}</td>
                  <td className="text-ink-2">{inWords(theirs)}</td>
                  <td className={agrees ? undefined : "text-loss"}>
                    <Icon name={agrees ? "check" : "close"} />
                    {agrees ? words.agrees.yes : words.agrees.no}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </details>
    </div>
  );
}

function countText(count: number): string {
  return count.toLocaleString("en-US");
}

function ratioText(ratio: number): string {
  return minus(ratio, roundHalfAway(Math.abs(ratio), 3).toFixed(3));
}

function moneyIn(currency: string) {
  return (amount: number) => minus(amount, amountText(amount, { currency, capital: 1 }, "kept"));
}

function minus(value: number, text: string): string {
  return value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;
}
