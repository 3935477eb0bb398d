import { renderToStaticMarkup } from "react-dom/server";
import { company } from "#content/company.ts";
import { dashboardShare as said } from "#content/share-card.ts";
import { instrumentClasses } from "#content/trust.ts";
import type { BacktestReport, ClassReport } from "#core/backtest/report.ts";
import { percentText } from "#core/backtest/rounding.ts";
import { thinned } from "#site/charts/equity-points.ts";
import { priceScale, tenth } from "#site/charts/plot.ts";
import { signedPercent } from "#site/ui/signed-percent.ts";
import { axisX, Brand, brandWords, Paper } from "./card-ground.tsx";
import { type Column, drawText } from "./draw-text.ts";
import { ink } from "./palette.ts";
import { rasterize } from "./rasterize.ts";
import type { SharedPage } from "./shared-pages.ts";

const headingPx = 84;
const headingTop = 130;
const figuresTop = 268;
const columnXs = [56, 384, 742] as const;
const curve = { top: 410, bottom: 556 } as const;
const stamp = { x: 918, y: 44, width: 150, height: 46 } as const;

/** The report's own figures. Null without ledgers: then there is nothing to show but the page's name. */
export async function dashboardCard(
  page: SharedPage,
  { classes }: BacktestReport,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [first] = classes;
  if (!first) return null;
  const ground = renderToStaticMarkup(
    <Ground report={first} sample={classes.some(({ sample }) => sample)} />,
  );
  return rasterize(ground + (await drawText(cardColumns(page, classes, first))));
}

export function cardColumns(page: SharedPage, classes: readonly ClassReport[], first: ClassReport): Column[] {
  const read = { colour: ink.ink, face: "read" } as const;
  const desk = { face: "desk", lines: 1 } as const;
  const { figures } = first;
  const market = instrumentClasses.find(({ id }) => id === first.assetClass)?.name ?? first.assetClass;
  const trades = classes.reduce((sum, one) => sum + one.figures.trades, 0);
  const shown = [
    { value: trades.toLocaleString("en-US"), label: said.trades(classes.length), colour: ink.ink },
    {
      value: signedPercent(figures.totalReturnPercent, 2),
      label: said.totalReturn(market),
      colour: figures.totalReturnPercent < 0 ? ink.loss : ink.gain,
    },
    ...(figures.winRate === null
      ? []
      : [
          {
            value: percentText(figures.winRate.percent),
            label: said.winRate(market, figures.wins, figures.trades),
            colour: ink.ink,
          },
        ]),
  ];
  return [
    brandWords,
    {
      x: 56,
      y: headingTop,
      width: 980,
      texts: [{ ...read, text: page.heading, size: headingPx, lines: 1 }],
    },
    ...shown.map(({ value, label, colour }, place) => ({
      x: columnXs[place] ?? 0,
      y: figuresTop,
      width: 340,
      texts: [
        { ...desk, text: value, size: 62, colour, after: 0 },
        { ...desk, text: label, size: 23, colour: ink.ink2, lines: 2 },
      ],
    })),
    {
      x: 56,
      y: 576,
      width: 300,
      texts: [{ ...desk, text: new URL(company.site.origin).host, size: 22, colour: ink.ink3 }],
    },
    {
      x: 330,
      y: 579,
      width: 760,
      texts: [{ ...desk, text: said.note, size: 18, colour: ink.ink3 }],
    },
    ...(classes.some(({ sample }) => sample)
      ? [
          {
            x: stamp.x + 23,
            y: stamp.y + 5,
            width: stamp.width,
            texts: [{ ...desk, text: said.sample, size: 26, colour: ink.zone }],
          },
        ]
      : []),
  ];
}

/** As in the kit, an example is drawn like an unconfirmed zone: outline only, dashed. */
function Ground({ report, sample }: { report: ClassReport; sample: boolean }) {
  return (
    <>
      <Paper bandTop={headingTop - 8} bandHeight={headingPx * 1.34} />
      <Brand />
      {sample && <rect {...stamp} fill="none" stroke={ink.zone} strokeWidth={2} strokeDasharray="8 6" />}
      <Curve report={report} />
    </>
  );
}

function Curve({ report: { equity } }: { report: ClassReport }) {
  const percents = equity.map(({ returnPercent }) => returnPercent);
  const y = priceScale(Math.min(0, ...percents), Math.max(1, ...percents), curve.top, curve.bottom);
  const x = (point: number) => (point / Math.max(1, percents.length - 1)) * axisX;
  const line = thinned(percents).map(([at, percent]) => `${tenth(x(at))} ${tenth(y(percent))}`);
  return (
    <>
      <path d={`M0 ${tenth(y(0))}H${axisX}`} stroke={ink.rule2} strokeDasharray="2 5" />
      <path d={`M${line.join("L")}V${tenth(y(0))}H0z`} fill={ink.gainFill} />
      <path d={`M${line.join("L")}`} fill="none" stroke={ink.ink} strokeWidth={2.4} />
    </>
  );
}
