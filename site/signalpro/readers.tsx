import { signalproLetters, signalproTestimonials } from "#content/signalpro.ts";
import { testimonialSample } from "#content/testimonials.ts";
import { Letters } from "#site/ui/letters.tsx";
import { Opening } from "./opening.tsx";

export function Readers() {
  return (
    <section className="sec">
      <Opening section={signalproTestimonials} />
      <Letters
        letters={signalproLetters}
        sampleLabel={testimonialSample.label}
        sampleText={testimonialSample.text}
      />
    </section>
  );
}
