import { compareAllPlans, teasers, teasersSection } from "#content/teasers.ts";
import { QuestionList } from "#site/ui/accordion.tsx";
import { SplitOpening } from "./split-opening.tsx";

/** Cards side by side; on a phone the same four as an accordion. */
export function Teasers() {
  return (
    <section className="sec">
      <SplitOpening {...teasersSection} />
      <div className="row4 teasers max-md:hidden">
        {teasers.map(({ plan, name, text, link }) => (
          <article key={plan}>
            <h3>{name}</h3>
            <p>{text}</p>
            <a className="btn btn-t" href={link.to}>
              {link.label}
            </a>
          </article>
        ))}
      </div>
      <div className="md:hidden">
        <QuestionList
          name="teasers"
          questions={teasers.map(({ name, text, link }) => ({ question: name, answer: text, link }))}
        />
      </div>
      <a className="btn btn-s mt-6" href={compareAllPlans.to}>
        {compareAllPlans.label}
      </a>
    </section>
  );
}
