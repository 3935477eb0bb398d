import {
  type Definition,
  definitions,
  type FormulaPart,
  methodology as words,
} from "#content/methodology.ts";
import type { ClassReport } from "#core/backtest/report.ts";
import { workingsOf } from "#core/backtest/workings.ts";

/** Nothing in here is folded away: a link to a definition leads to text that can be read, with or without script. */
export function Methodology({ report }: { report: ClassReport }) {
  const workings = workingsOf(report);
  return (
    <section className="sec cut from-30 methodology" aria-labelledby="methodology">
      <div>
        <h2 id="methodology">{words.label}</h2>
        <p className="lede">{words.heading}</p>
        <p className="small">{words.introduction}</p>
        <h3>{words.sourcesHeading}</h3>
        <ul className="small">
          {words.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </div>
      <div>
        {definitions.map((definition) => (
          <DefinitionRow
            key={definition.id}
            definition={definition}
            worked={definition.worked({ report, workings })}
          />
        ))}
      </div>
    </section>
  );
}

function DefinitionRow({ definition, worked }: { definition: Definition; worked: string | null }) {
  const { id, term, formulas, text, why } = definition;
  return (
    <article id={id}>
      <header>
        <h3>{term}</h3>
        {formulas.map((formula, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the formulas of a term never change places.
          <p key={place}>
            <Formula parts={formula} />
          </p>
        ))}
        {worked && (
          <p className="num">
            <b>{words.worked}</b> {worked}
          </p>
        )}
      </header>
      <div>
        <p>{text}</p>
        {why && <p>{why}</p>}
      </div>
    </article>
  );
}

function Formula({ parts }: { parts: readonly FormulaPart[] }) {
  return parts.map((part, place) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula never change places.
      <var key={place}>
        {part.name}
        {part.below && <sub>{part.below}</sub>}
      </var>
    ),
  );
}
