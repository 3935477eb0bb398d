import { homeSections } from "#content/home.ts";
import { methodChartNote, methodTag, zoneTips } from "#content/method.ts";
import { videos } from "#content/videos.ts";
import { VideoButton } from "#site/ui/video-button.tsx";
import { Zone } from "#site/ui/zone.tsx";
import { GuideChart, GuideStill } from "./guide-chart.tsx";

export function HowToUse() {
  const { label, remark, heading, introduction } = homeSections["how-to-use"];
  return (
    <section className="sec" id="how-to-use">
      <Zone label={label} remark={remark} tag={methodTag} />
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
      <div className="guide">
        <div className="guide-chart">
          <figure>
            <GuideChart />
            <figcaption className="small">{methodChartNote}</figcaption>
          </figure>
          <Walkthrough />
        </div>
        <ol className="tips">
          {zoneTips.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Walkthrough() {
  const video = videos.zoneWalkthrough;
  if (video.state === "left-out") return null;
  return (
    <div className="thumbnail">
      <GuideStill />
      <div>
        <VideoButton video={video} still={<GuideStill />} />
        <p className="small">{video.shows}</p>
      </div>
    </div>
  );
}
