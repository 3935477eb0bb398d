import { signalproHero, signalproPage } from "#content/signalpro.ts";
import { videos } from "#content/videos.ts";
import { VideoButton } from "#site/ui/video-button.tsx";
import { Ticket } from "./ticket.tsx";
import { TicketChart } from "./ticket-chart.tsx";
import { WalkthroughStill } from "./walkthrough-still.tsx";

export function Hero() {
  return (
    <section className="sec">
      <div className="sp-hero">
        <div>
          <h1>{signalproPage.heading}</h1>
          <p className="lede">{signalproPage.introduction}</p>
          <div className="sp-actions">
            <a className="btn btn-p" href="#pricing">
              {signalproHero.button}
            </a>
            <VideoButton video={videos.signalproWalkthrough} still={<WalkthroughStill />} />
          </div>
        </div>
        <Ticket />
      </div>
      <figure className="ticket-chart">
        <TicketChart />
        <figcaption className="small">
          {signalproHero.chart} {signalproHero.limit}
        </figcaption>
      </figure>
    </section>
  );
}
