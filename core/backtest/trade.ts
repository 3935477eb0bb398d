export type Direction = "long" | "short";

/** Every sum is in the account's currency, every price in the instrument's quote currency. */
type Position = {
  readonly number: number;
  readonly direction: Direction;
  readonly entrySignal: string;
  readonly entryPrice: number;
  readonly enteredAtMs: number;
  /** What the chart's clock showed, counted as if it were UTC: months are cut on it, never time held. */
  readonly entryWallMs: number;
  readonly quantity: number | null;
  readonly commission: number | null;
  /** The best the position ever stood at, never negative. Null where the file does not say. */
  readonly favourable: number | null;
  /** The worst it ever stood at, never positive. */
  readonly adverse: number | null;
};

export type Trade = Position & {
  readonly exitSignal: string;
  readonly exitPrice: number;
  readonly exitedAtMs: number;
  readonly exitWallMs: number;
  /** After costs, as the platform booked it: never recomputed from prices. */
  readonly netProfit: number;
  /** Of the position's value, as exported. */
  readonly netPercent: number | null;
  readonly bars: number | null;
};

/** What is known of a trade that had not ended when the list was exported; older files know only the entry. */
export type OpenTrade = Position & {
  readonly markPrice: number | null;
  readonly markWallMs: number | null;
  readonly markedProfit: number | null;
};
