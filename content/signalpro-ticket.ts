/** Prices from the chart beside it, so that ticket and chart can not disagree. */
export type ExampleSignal = { readonly entry: number; readonly stop: number; readonly target: number };

export type TicketRow = {
  readonly label: string;
  readonly value: string;
  readonly tone?: "gain" | "loss";
};

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const signalTicket = {
  label: "Example signal",
  title: "NIFTY, long",
  mode: "Patience",
  note: "Example from the chart below. Illustrative prices, not a recommendation.",
} as const;

export function ticketRows({ entry, stop, target }: ExampleSignal): readonly TicketRow[] {
  const reward = (target - entry) / (entry - stop);
  return [
    { label: "Entry", value: grouped.format(entry) },
    { label: "Stop, beyond the zone", value: grouped.format(stop), tone: "loss" },
    { label: "Target, below supply", value: grouped.format(target), tone: "gain" },
    { label: "Reward to risk", value: `${oneDecimal.format(reward)} to 1` },
  ];
}
