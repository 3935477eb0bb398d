import type { ReactNode } from "react";
import { homeSections } from "#content/home.ts";
import { HeadingBand } from "#site/ui/zone.tsx";

export function PricingSection({ tag, children }: { tag: ReactNode; children: ReactNode }) {
  return (
    <section className="sec" id="pricing">
      <HeadingBand tag={tag}>{homeSections.pricing.heading}</HeadingBand>
      {children}
    </section>
  );
}
