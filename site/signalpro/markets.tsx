import { drawingsNote, marketsSection, signalproMarkets, signalproMarketsTag } from "#content/signalpro.ts";
import { MarketSketch } from "./market-sketch.tsx";
import { Opening } from "./opening.tsx";

export function Markets() {
  return (
    <section className="sec">
      <Opening section={marketsSection} tag={signalproMarketsTag} from="half" />
      <ul className="sp-row sp-markets">
        {signalproMarkets.map(({ id, name, examples }) => (
          <li key={id}>
            <h3 className="sp-market">{name}</h3>
            <p className="small">{examples.join(", ")}</p>
            <MarketSketch market={id} />
          </li>
        ))}
      </ul>
      <p className="small">{drawingsNote}</p>
    </section>
  );
}
