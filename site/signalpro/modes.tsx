import { modeCaptions, modeNames, modeRows, modesSection, modesTag } from "#content/signalpro.ts";
import { Zone } from "#site/ui/zone.tsx";
import { ModeChart } from "./mode-chart.tsx";

const modes = ["scalp", "patience"] as const;

export function Modes() {
  const { label, heading, introduction } = modesSection;
  return (
    <section className="sec">
      <Zone label={label} tag={modesTag} from="half" />
      <div className="cut from-half sp-two">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{introduction}</p>
        </div>
        <dl className="sp-rows sp-modes">
          {modeRows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              {modes.map((mode) => (
                <dd key={mode}>
                  <span>{modeNames[mode]}</span> <b>{row[mode]}</b>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
      <div className="cut sp-mode-charts">
        {modes.map((mode) => (
          <figure key={mode}>
            <h3>{modeNames[mode]}</h3>
            <ModeChart mode={mode} />
            <figcaption className="small">{modeCaptions[mode]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
