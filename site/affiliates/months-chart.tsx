import { chartLabel, monthsChart as words } from "#content/affiliate-calculator.ts";
import type { EarnedMonth } from "#core/affiliate/earnings.ts";
import { formatMoney, type Money, money, rupees } from "#core/money.ts";
import { horizontal, tenth } from "#site/charts/plot.ts";
import { barAxis } from "./bar-axis.ts";

/** Units of the drawing, which is stretched to the width and height that the style sheet gives it. */
const pitch = 10;
const barWidth = 6.2;
const plotHeight = 100;

/** The parts of a bar from the bottom up: hollow, solid, and marked as a zone is. */
const parts = [
  { part: "commission", look: "ck-u" },
  { part: "bonus", look: "ck-d" },
  { part: "renewals", look: "zn-zone" },
] as const;

const smallestStep = rupees(500).amountMinor;

export function MonthsChart({ months }: { months: readonly EarnedMonth[] }) {
  const highest = Math.max(...months.map(({ total }) => total.amountMinor));
  const lines = barAxis(highest, smallestStep);
  const top = lines.at(-1) ?? highest;
  const width = pitch * months.length;
  const y = (minor: number) => plotHeight * (1 - minor / top);
  return (
    <figure className="months">
      <div className="months-plot">
        <svg
          className="ch"
          viewBox={`0 0 ${width} ${plotHeight}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={chartLabel(months)}
        >
          <path className="gl" d={lines.map((line) => horizontal(0, width, y(line))).join("")} />
          {parts.map(({ look }, at) => (
            <path key={look} className={look} d={months.map((month, x) => bar(month, x, at, y)).join("")} />
          ))}
        </svg>
        <div className="months-axis" aria-hidden="true">
          {lines.toReversed().map((line) => (
            <span key={line}>{formatMoney(inRupees(line))}</span>
          ))}
        </div>
      </div>
      <div className="months-ticks" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <figcaption>
        {parts.map(({ part, look }) => (
          <span key={part}>
            <svg className="ch" viewBox="0 0 14 14" aria-hidden="true">
              <path className={look} d="M1 1h12v12h-12z" />
            </svg>
            {words.parts[part]}
          </span>
        ))}
        <small>{words.remark}</small>
      </figcaption>
    </figure>
  );
}

/** One part of one month's bar, standing on the parts below it. */
function bar(month: EarnedMonth, x: number, at: number, y: (minor: number) => number): string {
  const below = parts.slice(0, at).reduce((sum, { part }) => sum + month[part].amountMinor, 0);
  const own = parts[at] ? month[parts[at].part].amountMinor : 0;
  if (own === 0) return "";
  const [top, bottom] = [tenth(y(below + own)), tenth(y(below))];
  return `M${tenth(x * pitch + (pitch - barWidth) / 2)} ${top}h${barWidth}V${bottom}h${-barWidth}z`;
}

function inRupees(minor: number): Money {
  return money("INR", minor);
}
