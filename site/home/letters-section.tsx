import { homeSections } from "#content/home.ts";
import { testimonialSample, testimonials, testimonialsNote, testimonialsTag } from "#content/testimonials.ts";
import { Letters } from "#site/ui/letters.tsx";
import { Zone } from "#site/ui/zone.tsx";

export function LettersSection() {
  const { label, remark, heading, introduction } = homeSections.testimonials;
  return (
    <section className="sec" id="testimonials">
      <Zone label={label} remark={remark} tag={testimonialsTag} />
      <div className="intro">
        <h2>{heading}</h2>
        <p className="lede">{introduction}</p>
      </div>
      <Letters
        letters={testimonials}
        sampleLabel={testimonialSample.label}
        sampleText={testimonialSample.text}
      />
      <p className="small lg:hidden">{testimonialsNote}</p>
    </section>
  );
}
