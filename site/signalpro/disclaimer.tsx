import { signalproDisclaimer } from "#content/signalpro-offer.ts";

export function Disclaimer() {
  return (
    <section className="sec">
      <div className="cut from-36 sp-two">
        <h2>{signalproDisclaimer.heading}</h2>
        <dl className="sp-rows sp-points">
          {signalproDisclaimer.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
