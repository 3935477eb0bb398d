import { Monogram } from "./monogram.tsx";
import { SampleMark } from "./stamp.tsx";

export type Letter = {
  /** The marked phrase stands between `before` and `after`; the three read as one text. */
  readonly quote: { readonly before: string; readonly mark: string; readonly after: string };
  readonly author: string;
  readonly role: string;
  readonly rating: number;
  /** True for an example that no customer wrote. */
  readonly sample: boolean;
};

export type LettersProps = { letters: readonly Letter[]; sampleLabel: string; sampleText: string };

const bestRating = 5;

export function Letters({ letters, sampleLabel, sampleText }: LettersProps) {
  return (
    <>
      <ul className="letters">
        {letters.map((letter) => (
          <li key={letter.author}>
            <LetterCard letter={letter} sampleLabel={sampleLabel} />
          </li>
        ))}
      </ul>
      {letters.some(({ sample }) => sample) && <p className="small letters-note">{sampleText}</p>}
    </>
  );
}

function LetterCard({ letter, sampleLabel }: { letter: Letter; sampleLabel: string }) {
  const { quote, author, role, rating, sample } = letter;
  return (
    <figure>
      <blockquote>
        <p>
          {quote.before}
          <mark>{quote.mark}</mark>
          {quote.after}
        </p>
      </blockquote>
      <figcaption>
        <Monogram name={author} />
        <span className="letter-by">
          <b>{author}</b>
          <span>{role}</span>
        </span>
        <span className="letter-worth">
          {sample && <SampleMark>{sampleLabel}</SampleMark>}
          <Rating of={rating} />
        </span>
      </figcaption>
    </figure>
  );
}

function Rating({ of: rating }: { of: number }) {
  const bars = Array.from({ length: rating }, (_, bar) => `M${bar * 6} 0h4v13h-4z`);
  return (
    <span className="rating">
      <span className="sr">{`Rated ${rating} out of ${bestRating}`}</span>
      <svg width={rating * 6 - 2} height="13" aria-hidden="true">
        <path d={bars.join("")} />
      </svg>
      <span aria-hidden="true">{`${rating}/${bestRating}`}</span>
    </span>
  );
}
