import { notFound } from "#content/not-found.ts";
import { Tag } from "#site/ui/tag.tsx";
import { GapChart } from "./gap-chart.tsx";

export function NotFound() {
  return (
    <section className="sec not-found">
      <div className="not-found-plot">
        <GapChart />
        <div className="not-found-text">
          <h1>{notFound.heading}</h1>
          <p className="lede">{notFound.text}</p>
          <a className="btn btn-p" href={notFound.button.to}>
            {notFound.button.label}
          </a>
        </div>
        <Tag decorative className="not-found-tag">
          404
        </Tag>
      </div>
    </section>
  );
}
