import { SignalChart } from "#site/charts/signal-chart.tsx";

/** Behind the words of the video dialog until it plays. */
export function WalkthroughStill() {
  return (
    <>
      <SignalChart width={920} height={480} axis={70} className="max-md:hidden" />
      <SignalChart width={350} height={176} axis={58} size={11.5} className="md:hidden" />
    </>
  );
}
