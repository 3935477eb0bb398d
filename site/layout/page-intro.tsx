import type { ReactNode } from "react";

type PageIntroProps = { heading: string; introduction: string; children?: ReactNode };

export function PageIntro({ heading, introduction, children }: PageIntroProps) {
  return (
    <section className="sec page-intro">
      <h1>{heading}</h1>
      <p className="lede">{introduction}</p>
      {children}
    </section>
  );
}
