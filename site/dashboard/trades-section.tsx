import { useId, useRef } from "react";
import { filesAnchor, tradesSection as words } from "#content/dashboard-trades.ts";
import { ledgerSample } from "#content/performance.ts";
import type { PublishedClass } from "#core/backtest/published.ts";
import { everyTrade } from "#core/backtest/trade-query.ts";
import { useAddressStates } from "#site/browser/address-state.ts";
import { Button } from "#site/ui/button.tsx";
import { Spinner } from "#site/ui/spinner.tsx";
import { SampleMark } from "#site/ui/stamp.tsx";
import { OpenTrades } from "./open-trades.tsx";
import {
  isFiltered,
  pageField,
  sortField,
  type TradeAddress,
  tradeFields,
  tradeQuery,
} from "./trade-address.ts";
import { TradeFilters } from "./trade-filters.tsx";
import { TradePager } from "./trade-pager.tsx";
import { TradeTable } from "./trade-table.tsx";
import { type FindTrades, useTradePage } from "./use-trade-page.ts";
import { clocksOf } from "./wall-time.ts";
import { ProblemNote } from "./workbench/problem-note.tsx";

export type TradesSectionProps = { published: PublishedClass; find: FindTrades };

export function TradesSection(props: TradesSectionProps) {
  const id = useId();
  const { report } = props.published;
  return (
    <section className="sec trades" aria-labelledby={id}>
      <header className="trades-head">
        <h2 id={id}>{words.heading}</h2>
        {report.sample && <SampleMark>{ledgerSample.label}</SampleMark>}
        <p className="small">{words.remark}</p>
      </header>
      {/* What was found in one market is no answer in another. */}
      <FoundTrades key={report.assetClass} {...props} />
      <p className="small trades-note">
        {words.clocks(clocksOf(report.instruments.map(({ facts }) => facts)))}{" "}
        {words.capital(report.pooling, report.instruments.length)} {words.files.before}{" "}
        <a className="link" href={`#${filesAnchor}`}>
          {words.files.link}
        </a>
        {words.files.after}
      </p>
      <OpenTrades instruments={report.instruments} />
    </section>
  );
}

const noFilter: Partial<TradeAddress> = { symbol: null, side: null, result: null, from: null, to: null };

function FoundTrades({ published, find }: TradesSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const { instruments, currency } = published.report;
  const symbols = instruments.map(({ facts }) => facts.symbol);
  const { values: address, change, isHydrated } = useAddressStates(tradeFields);
  const query = tradeQuery(address, symbols);
  const { page, isBusy, problem, retry } = useTradePage(published, query, find);
  const first = page.page * everyTrade.pageSize + 1;

  /** For buttons that go with what they are pressed for. */
  function handFocusOn() {
    place.current?.querySelector("select")?.focus();
  }
  function clear() {
    change({ ...noFilter, page: null });
    handFocusOn();
  }
  return (
    <div ref={place}>
      <TradeFilters
        symbols={symbols}
        address={address}
        isFiltered={isFiltered(query)}
        onChange={(changes) => change({ ...changes, page: null })}
        onClear={clear}
      />
      <p className="trades-shown num" role="status">
        {isBusy
          ? words.reading
          : page.found > 0 && words.shown(first, first + page.lines.length - 1, page.found)}
        {isBusy && <Spinner />}
      </p>
      {problem ? (
        <div className="trades-instead" role="alert">
          <ProblemNote
            problem={problem}
            retry={() => {
              retry();
              handFocusOn();
            }}
          />
        </div>
      ) : page.found === 0 ? (
        <div className="trades-instead">
          <p>{words.none}</p>
          <Button variant="secondary" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      ) : (
        <div className="trades-found" aria-busy={isBusy}>
          <TradeTable
            page={page}
            currency={currency}
            decimalsOf={(symbol) =>
              instruments.find(({ facts }) => facts.symbol === symbol)?.priceDecimals ?? 2
            }
            sort={query}
            onSort={isHydrated ? (sort) => change({ sort: sortField(sort), page: null }) : undefined}
          />
          {page.pages > 1 && (
            <TradePager
              page={Math.min(query.page, page.pages - 1)}
              pages={page.pages}
              onPage={(wanted) => change({ page: pageField(wanted) })}
            />
          )}
        </div>
      )}
    </div>
  );
}
