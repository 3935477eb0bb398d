/** The marked phrase stands between `before` and `after`; the three read as one text. */
export type Quote = { readonly before: string; readonly mark: string; readonly after: string };

export type Testimonial = {
  readonly quote: Quote;
  readonly author: string;
  readonly role: string;
  readonly rating: 5;
  /** True for an example that no customer wrote. */
  readonly sample: boolean;
};

export const testimonials: readonly Testimonial[] = [
  {
    quote: {
      before: "I stopped guessing where to put the stop. It goes behind the box, and ",
      mark: "if the box fails I am out",
      after: ".",
    },
    author: "Ananya R.",
    role: "Index options, Pune",
    rating: 5,
    sample: true,
  },
  {
    quote: {
      before: "My prop account has a daily loss limit. ",
      mark: "Fewer entries, each at a level",
      after: ": that is why I kept the subscription.",
    },
    author: "Devraj S.",
    role: "Prop-firm trader, Mumbai",
    rating: 5,
    sample: true,
  },
  {
    quote: {
      before: "I downloaded the forex file and added it up before I paid. ",
      mark: "The losing trades were in it",
      after: ", which is what I wanted to know.",
    },
    author: "Kenji M.",
    role: "FX swing trader, Osaka",
    rating: 5,
    sample: true,
  },
  {
    quote: {
      before: "Patience mode suits a person with a job. ",
      mark: "A few alerts a week",
      after: ", each with a level attached, and I still skip some of them.",
    },
    author: "Leila H.",
    role: "Part-time trader, Dubai",
    rating: 5,
    sample: true,
  },
  {
    quote: {
      before: "It is not a magic box. On choppy days the zones get run over, ",
      mark: "and the report shows it",
      after: ".",
    },
    author: "Thomas B.",
    role: "Futures trader, Leeds",
    rating: 5,
    sample: true,
  },
  {
    quote: {
      before: "I teach supply and demand. My students now ",
      mark: "argue about the same levels",
      after: " instead of drawing their own.",
    },
    author: "Farah K.",
    role: "Trading educator, Hyderabad",
    rating: 5,
    sample: true,
  },
];

export const testimonialsTag = `${testimonials.length} letters`;

export const testimonialsNote = "Individual experience, not typical results.";

export const testimonialSample = {
  label: "Sample",
  text: "Sample: written as an example of a letter. No customer wrote it.",
} as const;

export function quoteText({ before, mark, after }: Quote): string {
  return `${before}${mark}${after}`;
}
