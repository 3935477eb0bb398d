import { pastSignalHistory } from "#content/plans.ts";
import { historyLegend, historySection } from "#content/signalpro.ts";
import { Zone } from "#site/ui/zone.tsx";
import { HistoryChart } from "./history-chart.tsx";

export function PastSignals() {
  const { label, remark, heading, introduction } = historySection;
  const { reached, stopped, note } = historyLegend;
  return (
    <section className="sec">
      <Zone label={label} remark={remark} tag={pastSignalHistory} tone="gain" />
      <div className="cut from-36 sp-two">
        <div>
          <h2>{heading}</h2>
          <p className="lede">{introduction}</p>
        </div>
        <figure className="bleed">
          <ul className="small sp-legend">
            <li className="text-gain">{reached}</li>
            <li className="text-loss">{stopped}</li>
          </ul>
          <HistoryChart />
          <figcaption className="small">{note}</figcaption>
        </figure>
      </div>
    </section>
  );
}
