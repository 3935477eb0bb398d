import { expect, test } from "vitest";
import {
  quoteText,
  testimonialSample,
  testimonials,
  testimonialsNote,
  testimonialsTag,
} from "./testimonials.ts";

test("there are six testimonials, each by another person, each rated five and marked as a sample", () => {
  expect(testimonials).toHaveLength(6);
  expect(testimonialsTag).toBe("6 letters");
  expect(new Set(testimonials.map(({ author }) => author)).size).toBe(6);
  for (const { rating, sample } of testimonials)
    expect({ rating, sample }).toEqual({ rating: 5, sample: true });
});

test("every quote highlights one phrase and reads as whole sentences", () => {
  for (const { quote } of testimonials) {
    expect(quote.mark).not.toBe("");
    expect(quoteText(quote)).toMatch(/^[A-Z].*\.$/);
    expect(quoteText(quote)).not.toMatch(/ {2}| [,.:]/);
  }
});

test("no quote names a figure, a profit or a certainty", () => {
  const promises = /\d|%|profit|earn|income|rich|return|win rate|guarante|always|never/i;
  for (const { quote } of testimonials) expect(quoteText(quote)).not.toMatch(promises);
});

test("the notes say what a letter is worth and that a sample is no customer's", () => {
  expect(testimonialsNote).toBe("Individual experience, not typical results.");
  expect(testimonialSample).toEqual({
    label: "Sample",
    text: expect.stringContaining("No customer wrote it"),
  });
});
