import { publishedMarkets } from "#backtests/published-markets.ts";
import type { AssetClass } from "#core/backtest/instruments.ts";
import {
  ledgersOf,
  type MarketCount,
  type PublishedClass,
  publishedFile,
  publishedClass as publishLedgers,
} from "#core/backtest/published.ts";
import { sha256 } from "#site/browser/file-hash.ts";
import { ledgerBytes } from "./ledger-bytes.ts";
import { publishedLedgers } from "./published-ledgers.ts";

/** The market that was asked for, or the first; undefined where nothing is published. */
export function chosenMarket(asked: string | null | undefined): AssetClass | undefined {
  return publishedMarkets.find((market) => market === asked?.toLowerCase()) ?? publishedMarkets[0];
}

/** Whose answers a file such as "stocks.json" holds. */
export function marketOfFile(file: string): AssetClass | undefined {
  return publishedMarkets.find((market) => file === `${market}.json`);
}

const published = new Map<AssetClass, Promise<PublishedClass>>();

/** Computed once a build: pages and files of the API ask for the same. */
export function publishedClass(market: AssetClass): Promise<PublishedClass> {
  const known = published.get(market) ?? publish(market);
  published.set(market, known);
  return known;
}

async function publish(market: AssetClass): Promise<PublishedClass> {
  const ledgers = ledgersOf(await publishedLedgers(), market);
  const files = ledgers.map(async (ledger) => {
    const bytes = ledgerBytes(ledger.facts.file);
    return publishedFile(ledger, bytes.length, await sha256(bytes));
  });
  return publishLedgers(market, ledgers, await Promise.all(files));
}

export async function marketCounts(): Promise<MarketCount[]> {
  const ledgers = await publishedLedgers();
  return publishedMarkets.map((assetClass) => ({
    assetClass,
    trades: ledgersOf(ledgers, assetClass).reduce((sum, { account }) => sum + account.trades.length, 0),
  }));
}
