import { AxisTag } from "./marks.tsx";

/** `share`: of the chart's height, from its top. */
type Mark = { share: number; text: string };

export type PageAxisProps = {
  tags: readonly (Mark & { tone: "zone" | "gain" | "loss" })[];
  prices?: readonly Mark[];
};

/** Lies over a chart of any size: placed in percent, drawn in pixels. */
export function PageAxis({ tags, prices = [] }: PageAxisProps) {
  return (
    <svg className="ch page-axis" aria-hidden="true">
      {prices.map(({ share, text }) => (
        <text key={text} x="100%" y={percent(share)} dx={18} dy="0.36em" fontSize={13}>
          {text}
        </text>
      ))}
      {tags.map(({ share, text, tone }) => (
        <svg key={text} x="100%" y={percent(share)} overflow="visible" aria-hidden="true">
          <AxisTag x={1} y={0} width={64} text={text} tone={tone} height={26} size={13} />
        </svg>
      ))}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
