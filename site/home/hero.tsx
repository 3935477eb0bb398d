import { activatePlan, hero, liveAssistant } from "#content/home.ts";
import { getStarted } from "#content/navigation.ts";
import { videos } from "#content/videos.ts";
import { Tag } from "#site/ui/tag.tsx";
import { VideoButton } from "#site/ui/video-button.tsx";
import { HeroChart } from "./hero-chart.tsx";
import { HeroChartNarrow, HeroStill } from "./hero-chart-narrow.tsx";
import { wholeWords } from "./whole-words.tsx";

/** Where the marked zone and the grid lines stand on the axis, in rows of the headline. */
const zonePrice = "81,550";
const axisPrices = ["81,500", "81,400", "81,300", "81,200", "81,100"];

export function Hero() {
  const [first, second, third] = hero.headingLines;
  return (
    <section className="hero">
      <div className="hero-grid" />
      <div className="hero-band" />
      <HeroChart />
      <div className="hero-axis" aria-hidden="true">
        <Tag>{zonePrice}</Tag>
        {axisPrices.map((price) => (
          <span key={price}>{price}</span>
        ))}
      </div>
      <div className="hero-text">
        <p className="hero-note">{hero.note}</p>
        <h1>
          <span data-price={zonePrice}>{first}</span> <span>{second}</span>{" "}
          <span className="hero-total">{third}</span>
        </h1>
        <p className="hero-lede">{wholeWords(hero.lede)}</p>
        <div className="hero-actions">
          <a className="btn btn-p" href={getStarted.to}>
            {getStarted.label}
          </a>
          <a className="btn btn-s" href={activatePlan.to}>
            {activatePlan.label}
          </a>
          <VideoButton video={videos.tour} still={<HeroStill />} />
        </div>
        <p className="hero-assistant">
          <a className="btn btn-t" href={liveAssistant.to}>
            {liveAssistant.label}
          </a>
        </p>
        <div className="hero-narrow">
          <HeroChartNarrow />
        </div>
        <p className="hero-risk">{hero.risk}</p>
      </div>
    </section>
  );
}
