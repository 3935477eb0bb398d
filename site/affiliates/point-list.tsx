import type { ReactNode } from "react";
import type { AffiliatePoint } from "#content/affiliates.ts";

type PointListProps<Point extends AffiliatePoint> = {
  points: readonly Point[];
  /** Two columns where there is room. */
  pairs?: boolean;
  /** Stands after the title. */
  mark?: (point: Point) => ReactNode;
};

export function PointList<Point extends AffiliatePoint>({
  points,
  pairs = false,
  mark,
}: PointListProps<Point>) {
  return (
    <dl className={pairs ? "points pairs" : "points"}>
      {points.map((point) => (
        <div key={point.title}>
          <dt>
            {point.title}
            {mark && <> {mark(point)}</>}
          </dt>
          <dd>{point.text}</dd>
        </div>
      ))}
    </dl>
  );
}
