import { useEffect, useEffectEvent, useState } from "react";
import type { PublishedClass } from "#core/backtest/published.ts";
import type { TradePage, TradeQuery } from "#core/backtest/trade-query.ts";
import { firstTradePage } from "./first-trade-page.ts";
import { isFirstPage } from "./trade-address.ts";
import { problemOf, type WorkbenchProblem } from "./workbench/workbench.ts";

export type FindTrades = (query: TradeQuery) => Promise<TradePage>;

type Answer = { readonly key: string } & (
  | { readonly page: TradePage; readonly problem: null }
  | { readonly page: null; readonly problem: WorkbenchProblem }
);

export type ShownTrades = {
  /** While the next one is being looked for, the one before stays. */
  readonly page: TradePage;
  readonly isBusy: boolean;
  readonly problem: WorkbenchProblem | null;
  readonly retry: () => void;
};

export function useTradePage(published: PublishedClass, query: TradeQuery, find: FindTrades): ShownTrades {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const isFirst = isFirstPage(query);
  const key = `${tries} ${JSON.stringify(query)}`;
  const search = useEffectEvent(() => find(query));

  useEffect(() => {
    if (isFirst) {
      setAnswer(null);
      return;
    }
    let isAwaited = true;
    search().then(
      (page) => isAwaited && setAnswer({ key, page, problem: null }),
      (fault) => isAwaited && setAnswer({ key, page: null, problem: problemOf(fault) }),
    );
    return () => {
      isAwaited = false;
    };
  }, [isFirst, key]);

  const isAnswered = isFirst || answer?.key === key;
  const last = isFirst ? null : answer;
  return {
    page: last?.page ?? firstTradePage(published),
    isBusy: !isAnswered,
    problem: isAnswered ? (last?.problem ?? null) : null,
    retry: () => setTries((before) => before + 1),
  };
}
