import type { ReactNode } from "react";
import { homeSections } from "#content/home.ts";
import { HeadingBand } from "#site/ui/zone.tsx";

export function PricingSection({ tag, children }: { tag: string; children: ReactNode }) {
  const { heading, introduction } = homeSections.pricing;
  return (
    <section className="sec" id="pricing">
      <HeadingBand tag={tag}>{heading}</HeadingBand>
      <p className="lede mt-10">{introduction}</p>
      {children}
    </section>
  );
}
