import { costsInWords, bannerWords as words } from "#content/dashboard-workbench.ts";
import { Button } from "#site/ui/button.tsx";
import { useRested } from "#site/ui/use-rested.ts";
import { noCosts } from "./cost-range.ts";
import { problemText } from "./problem-note.tsx";
import type { Bench } from "./use-workbench.ts";

export type CostBannerProps = {
  bench: Bench;
  /** Of the published report. */
  currency: string | null;
};

/** Above the figures. Nothing while they are the published ones and nobody asked for others. */
export function CostBanner({ bench, currency }: CostBannerProps) {
  const text = bannerText(bench, currency);
  const said = useRested(text);
  return (
    <>
      <output className="sr">{said}</output>
      {text !== "" && (
        <section className="cost-banner" aria-label={words.label}>
          <p>{text}</p>
          <Button variant="text" onClick={() => bench.setCosts(noCosts)}>
            {words.reset}
          </Button>
        </section>
      )}
    </>
  );
}

function bannerText({ adjusted, costs, isStarting, problem }: Bench, currency: string | null): string {
  if (adjusted) return costsInWords(costs, currency);
  if (problem) return `${problemText(problem)} ${words.failed}`;
  return isStarting ? words.starting : "";
}
