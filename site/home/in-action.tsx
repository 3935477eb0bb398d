import { chartsIllustrative } from "#content/home.ts";
import { videos } from "#content/videos.ts";
import { PageAxis } from "#site/charts/page-axis.tsx";
import { SignalChart, signalPriceScale } from "#site/charts/signal-chart.tsx";
import { demand, supply } from "#site/charts/signal-story.ts";
import { VideoButton } from "#site/ui/video-button.tsx";

const height = 420;
const prices = [24_900, 24_850, 24_800, 24_750];

export function InAction() {
  return (
    <section className="sec action">
      <div>
        <h2>{videos.session.title}</h2>
        <p className="lede">{videos.session.shows}</p>
        <p className="small">{chartsIllustrative}</p>
      </div>
      <div className="bleed">
        <div className="panel max-md:hidden">
          <SignalChart width={836} height={height} size={13.5} />
          <PageAxis
            tags={[
              { ...mark(demand.middle), tone: "gain" },
              { ...mark(supply.middle), tone: "loss" },
            ]}
            prices={prices.map(mark)}
          />
        </div>
        <SignalChart className="md:hidden" width={370} height={330} axis={62} />
        <VideoButton
          video={videos.session}
          look="scrub"
          still={<SignalChart width={920} height={480} axis={70} />}
        />
      </div>
    </section>
  );
}

function mark(price: number) {
  return { share: signalPriceScale(height)(price) / height, text: price.toLocaleString("en-US") };
}
