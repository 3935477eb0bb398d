import { once } from "node:events";
import { createWriteStream } from "node:fs";

export const tradeFileCapital = 1_000_000;

const header =
  "\ufeffTrade number,Type,Date and time,Signal,Price USD,Size (qty),Size (value),Net PnL USD,Return %,Commission USD,Favorable excursion USD,Favorable excursion %,Adverse excursion USD,Adverse excursion %,Cumulative PnL USD,Cumulative PnL %,Duration (bars)\n";
const entrySignals = ["Long", "Zone retest", "Breakout"];
const exitSignals = ["TP 1", "Close entry(s) order Long", "SL", "Trailing stop"];
const tradesAtOnce = 2_000;
const minuteMs = 60_000;

/** A list in the platform's newest layout, two rows to a trade, written piece by piece; the same bytes every time. */
export async function writeTradeFile(file: string, trades: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(header);
  const dice = seededDice(20_260_701);
  let [minute, cumulative] = [0, 0];
  let lines = "";
  for (let number = 1; number <= trades; number += 1) {
    // Every eighth is a second exit from the position before it: it began when that one did.
    const minutes = 1 + dice(12);
    if (number % 8 !== 0) minute += minutes + dice(6);
    const price = (10_000 + dice(40_000)) / 100;
    const size = 1 + dice(200);
    // Not rounded to cents, as the platform writes it since July 2026.
    const move = (dice(4_001) - 1_960) / 1_000;
    const cost = size * 0.0125;
    const net = rounded(move * size - cost);
    cumulative = rounded(cumulative + net);
    const value = rounded(price * size);
    const best = rounded(Math.max(0, move * size) + dice(900) / 8);
    const worst = rounded(Math.min(0, move * size) - dice(900) / 8);
    const side = number % 3 === 0 ? "short" : "long";
    const exitPrice = rounded(price + (side === "long" ? move : -move));
    const [open, close] = [timeText(minute), timeText(minute + minutes)];
    const share = (amount: number, of: number) => ((amount / of) * 100).toFixed(2);
    const tail = `${size},${value},${net},${share(net, value)},${rounded(cost)},${best},${share(best, value)},${worst},${share(worst, value)},${cumulative},${share(cumulative, tradeFileCapital)},${minutes + 1}\n`;
    lines += `${number},Exit ${side},${close},${exitSignals[dice(4)]},${exitPrice},${tail}`;
    lines += `${number},Entry ${side},${open},${entrySignals[dice(3)]},${price},${tail}`;
    if (number % tradesAtOnce !== 0 && number < trades) continue;
    if (!stream.write(lines)) await once(stream, "drain");
    lines = "";
  }
  stream.end();
  await once(stream, "finish");
}

/** Whole numbers below a bound, by a linear congruential generator. */
function seededDice(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function rounded(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

function timeText(minute: number): string {
  const ms = Date.UTC(2008, 0, 1) + minute * minuteMs;
  return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}
