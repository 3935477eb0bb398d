export const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

const numerals = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

export const monthlyReturnsCard = {
  heading: "Monthly Returns",
  year: "Year",
  noData: "--",
  noDataSpoken: "no data",
  yearToDate: "Year-to-Date",
  sum: "Sum of monthly returns",
  compounded: (percent: string) => `compounded ${percent}`,
  years: {
    caption: "Returns by year",
    columns: { year: "Year", sum: "Sum of months", compounded: "Compounded" },
    year: (year: number, months: number) =>
      `${year}, ${numerals[months]} ${months === 1 ? "month" : "months"}`,
    total: (month: number, year: number) => `Since ${monthNames[month - 1]} ${year}`,
  },
  table: {
    caption: "Monthly returns of all years",
    month: "Month",
    sum: "Sum",
    compounded: "Compounded",
  },
} as const;

export const topPerforming = {
  heading: "Top Performing",
  order: "By total return",
  columns: {
    symbol: "Symbol",
    pair: "Pair",
    trades: "Trades",
    winRate: "Win rate",
    profit: "P&L",
    return: "Return",
  },
  remark: "Each return is on the instrument's own capital, the total on the capital of all.",
  only: "The return is on the initial capital.",
} as const;
