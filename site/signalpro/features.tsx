import {
  drawingsNote,
  featuresSection,
  type SignalproFeature,
  signalproFeatures,
} from "#content/signalpro.ts";
import { LevelsSketch, MarkersSketch, OrderFlowSketch } from "./feature-sketches.tsx";
import { Opening } from "./opening.tsx";

const sketches: Readonly<Record<SignalproFeature["id"], () => React.ReactNode>> = {
  markers: MarkersSketch,
  levels: LevelsSketch,
  "order-flow": OrderFlowSketch,
};

export function Features() {
  return (
    <section className="sec">
      <Opening section={featuresSection} from="30" />
      <div className="sp-row">
        {signalproFeatures.map(({ id, title, text }) => {
          const Sketch = sketches[id];
          return (
            <article key={id}>
              <Sketch />
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          );
        })}
      </div>
      <p className="small">{drawingsNote}</p>
    </section>
  );
}
