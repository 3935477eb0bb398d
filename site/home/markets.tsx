import { chartsIllustrative } from "#content/home.ts";
import { instrumentsLabel, markets, marketsSection, marketsTag } from "#content/markets.ts";
import { Zone } from "#site/ui/zone.tsx";
import { MarketChart } from "./market-chart.tsx";

export function Markets() {
  const { label, remark, heading, introduction } = marketsSection;
  return (
    <section className="sec" id="markets">
      <div className="cut from-half markets-head">
        <h2>{heading}</h2>
        <div className="from-0">
          <Zone label={label} remark={remark} tag={marketsTag} />
          <p className="lede">{introduction}</p>
        </div>
      </div>
      <div className="row4 markets">
        {markets.map(({ id, name, text, instruments }) => (
          <article key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <MarketChart market={id} name={name} />
            <p className="small num">{`${instrumentsLabel}: ${instruments.join(", ")}`}</p>
          </article>
        ))}
      </div>
      <p className="small">{chartsIllustrative}</p>
    </section>
  );
}
