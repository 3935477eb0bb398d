import { drawingsNote, walkthroughSection } from "#content/signalpro.ts";
import { videos } from "#content/videos.ts";
import { SignalChart } from "#site/charts/signal-chart.tsx";
import { VideoButton } from "#site/ui/video-button.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { WalkthroughStill } from "./walkthrough-still.tsx";

const video = videos.signalproWalkthrough;

/** A seller without the video has no walkthrough to announce. */
export function Walkthrough() {
  if (video.state === "left-out") return null;
  const { label, heading, introduction } = walkthroughSection;
  return (
    <section className="sec">
      <Zone label={label} />
      <div className="cut from-36 sp-two sp-walkthrough">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{introduction}</p>
          <p className="small">{drawingsNote}</p>
        </div>
        <div>
          <SignalChart width={902} height={420} axis={66} className="max-md:hidden" />
          <SignalChart width={370} height={330} axis={62} className="md:hidden" />
          <VideoButton video={video} look="scrub" still={<WalkthroughStill />} />
        </div>
      </div>
    </section>
  );
}
