import { asPercent } from "./list-sheet.ts";
import {
  numberIn,
  type PrintedNumber,
  type ReportCell,
  type ReportRow,
  type ReportSheet,
} from "./report-sheet.ts";
import { isProperties } from "./workbook-facts.ts";

/** How a figure is printed, which says how near another must be to be the same. */
export type FigureUnit = "count" | "money" | "percent" | "ratio";

type FigureLabels = {
  readonly unit: FigureUnit;
  /** Printed with a minus by some, meant as a size by all. */
  readonly isSize?: true;
  /** The same row has the sum in money: its percentage is only where the column says so. */
  readonly isBesideMoney?: true;
  /** In lower case; the first that a sheet has is taken. */
  readonly labels: readonly string[];
};

const netProfit = ["net profit", "net p&l", "net pnl", "чистая прибыль", "чистая пр/уб", "чистые пр/уб"];
const drawdown = [
  "max equity drawdown (intrabar)",
  "max drawdown (intrabar)",
  "макс. просадка капитала (внутри бара)",
  "макс. просадка (внутри бара)",
  "max equity drawdown",
  "max drawdown",
  "макс. просадка капитала",
  "максимальная просадка капитала",
  "макс. просадка",
  "максимальная просадка",
];

const figures = {
  netProfit: { unit: "money", labels: netProfit },
  netProfitPercent: { unit: "percent", isBesideMoney: true, labels: netProfit },
  grossProfit: { unit: "money", labels: ["gross profit", "валовая прибыль"] },
  grossLoss: { unit: "money", isSize: true, labels: ["gross loss", "валовый убыток", "валовой убыток"] },
  openProfit: {
    unit: "money",
    labels: ["open p&l", "open pnl", "open pl", "нереализованная пр/уб", "открытая пр/уб"],
  },
  commission: { unit: "money", labels: ["commission paid", "выплаченная комиссия"] },
  drawdown: { unit: "money", isSize: true, labels: drawdown },
  drawdownPercent: { unit: "percent", isSize: true, isBesideMoney: true, labels: drawdown },
  trades: {
    unit: "count",
    labels: ["total trades", "total closed trades", "всего сделок", "всего закрытых сделок"],
  },
  openTrades: { unit: "count", labels: ["total open trades", "всего открытых сделок"] },
  wins: {
    unit: "count",
    labels: [
      ...["winning trades", "number winning trades", "прибыльные сделки", "количество прибыльных сделок"],
      ...["выигрышные сделки", "прибыльных сделок", "прибыльных"],
    ],
  },
  losses: {
    unit: "count",
    labels: [
      ...["losing trades", "number losing trades", "убыточные сделки", "количество убыточных сделок"],
      ...["проигрышные сделки", "убыточных сделок", "убыточных"],
    ],
  },
  winRatePercent: {
    unit: "percent",
    labels: ["percent profitable", "win rate", "процент прибыльных", "процент прибыльных сделок"],
  },
  averageTrade: {
    unit: "money",
    labels: ["avg p&l", "avg pnl", "avg trade", "средняя пр/уб", "средние пр/уб", "средняя сделка"],
  },
  averageWin: {
    unit: "money",
    labels: [
      "avg winning trade",
      "средняя прибыльная сделка",
      "средняя выигрышная сделка",
      "средняя прибыль",
    ],
  },
  averageLoss: {
    unit: "money",
    isSize: true,
    labels: ["avg losing trade", "средняя убыточная сделка", "средняя проигрышная сделка", "средний убыток"],
  },
  payoffRatio: {
    unit: "ratio",
    labels: [
      ...["ratio avg win / avg loss", "ratio avg win/avg loss", "соотношение сред. прибыль / сред. убыток"],
      ...["отношение средней прибыли к среднему убытку", "соотношение средней прибыли и среднего убытка"],
    ],
  },
  largestWin: {
    unit: "money",
    labels: ["largest winning trade", "самая прибыльная сделка", "крупнейшая прибыльная сделка"],
  },
  largestLoss: {
    unit: "money",
    isSize: true,
    labels: ["largest losing trade", "самая убыточная сделка", "крупнейшая убыточная сделка"],
  },
  profitFactor: { unit: "ratio", labels: ["profit factor", "фактор прибыли", "профит-фактор"] },
  sharpe: { unit: "ratio", labels: ["sharpe ratio", "коэффициент шарпа", "коэф. шарпа"] },
  sortino: { unit: "ratio", labels: ["sortino ratio", "коэффициент сортино", "коэф. сортино"] },
} as const satisfies Record<string, FigureLabels>;

export type PlatformFigure = keyof typeof figures;

/** Those that the workbook has. */
export type PlatformFigures = Readonly<Partial<Record<PlatformFigure, PrintedNumber>>>;

export const platformFigures = Object.keys(figures) as PlatformFigure[];

export function unitOf(figure: PlatformFigure): FigureUnit {
  return figures[figure].unit;
}

/** What the platform itself made of the trades, of all of them and not of one side. */
export function platformFiguresIn(sheets: readonly ReportSheet[]): PlatformFigures {
  const reports = sheets.filter((sheet) => !isProperties(sheet));
  const found = platformFigures.flatMap((figure) => {
    const printed = reports.map((sheet) => figureIn(sheet, figures[figure])).find((one) => one !== null);
    return printed === undefined ? [] : [[figure, printed] as const];
  });
  return withPercents(Object.fromEntries(found));
}

function figureIn(
  { rows, decimalSign }: ReportSheet,
  { unit, labels, isSize, isBesideMoney }: FigureLabels,
): PrintedNumber | null {
  const name = labels.find((one) => rows.some(({ label }) => label === one));
  const cells = rows.find(({ label }) => label === name)?.cells ?? [];
  const { amount, percent } = columnsOfAll(rows);
  const either = unit === "percent" ? [percent, amount] : [amount, percent];
  const columns = unit === "money" ? [amount] : isBesideMoney ? [percent] : either;
  for (const column of columns) {
    const printed = numberIn(cells[column], decimalSign);
    if (printed !== null) return isSize ? { ...printed, value: Math.abs(printed.value) } : printed;
  }
  return null;
}

/** Those of longs and shorts stand beside them. */
function columnsOfAll(rows: readonly ReportRow[]): { readonly amount: number; readonly percent: number } {
  const ofAll = /^(?:all|все|всего)(?!\p{L})/iu;
  const header = rows.find(({ cells }) => cells.slice(1).some((cell) => ofAll.test(cell?.text.trim() ?? "")));
  if (header === undefined) return { amount: 1, percent: 2 };
  const isOfAll = (cell: ReportCell | undefined, isPercent: boolean) =>
    ofAll.test(cell?.text.trim() ?? "") && cell?.text.includes("%") === isPercent;
  return {
    amount: header.cells.findIndex((cell, column) => column > 0 && isOfAll(cell, false)),
    percent: header.cells.findIndex((cell, column) => column > 0 && isOfAll(cell, true)),
  };
}

/** Some workbooks keep 79.9 % as 0.799 without saying so: their own counts tell. */
function withPercents(found: PlatformFigures): PlatformFigures {
  const { wins, trades, winRatePercent } = found;
  if (wins === undefined || trades === undefined || winRatePercent === undefined) return found;
  const fraction = wins.value / trades.value;
  const { value } = winRatePercent;
  const isFraction = fraction > 0 && Math.abs(value - fraction) < Math.abs(value - fraction * 100);
  if (!isFraction) return found;
  const percents = platformFigures.filter((figure) => unitOf(figure) === "percent");
  return Object.fromEntries(
    Object.entries(found).map(([figure, printed]) =>
      percents.includes(figure as PlatformFigure)
        ? [figure, { value: asPercent(printed.value), lastDigit: printed.lastDigit * 100 }]
        : [figure, printed],
    ),
  );
}
