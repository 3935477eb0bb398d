import { horizontal, tenth, vertical } from "#site/charts/plot.ts";
import { seededRandom } from "#site/charts/random.ts";

const width = 816;
const height = 190;
const zero = 138;
const unit = 40;
const sessions = 22;
const pitch = width / sessions;

/** Results in multiples of the risk taken, by session: none to three signals, about as many lost as won. */
function month(): readonly (readonly number[])[] {
  const random = seededRandom(97);
  return Array.from({ length: sessions }, () => {
    const signals = 1 + Math.floor(random() * 2.3) - (random() < 0.25 ? 1 : 0);
    return Array.from({ length: signals }, () => (random() < 0.48 ? -1 : 0.8 + 2.4 * random()));
  });
}

export function HistoryChart() {
  let reached = "";
  let stopped = "";
  for (const [session, results] of month().entries()) {
    for (const [index, result] of results.entries()) {
      const bar = `M${tenth(session * pitch + 5 + index * 10)} ${zero}v${tenth(-result * unit)}h7V${zero}z`;
      if (result > 0) reached += bar;
      else stopped += bar;
    }
  }
  const weeks = [5, 10, 15, 20].map((session) => vertical(session * pitch, 0, height)).join("");
  return (
    <svg
      className="ch"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="Illustrative month of signals. Bars above the line closed at their target, bars below it at their stop."
    >
      <path className="gd" d={weeks + [1, 2, 3].map((n) => horizontal(0, width, zero - n * unit)).join("")} />
      <path className="sg-buy" d={reached} />
      <path className="sg-sell" d={stopped} />
      <path className="ld" d={horizontal(0, width, zero)} />
    </svg>
  );
}
