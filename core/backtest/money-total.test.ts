import fc from "fast-check";
import { expect, test } from "vitest";
import { add, amountOf, countable, emptyTotal, sumOf } from "./money-total.ts";

const anyAmount = fc
  .tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.constantFrom(1, 100, 10_000))
  .map(([whole, parts]) => whole / parts);

test("the order of the parts does not matter, to the last bit", () => {
  const shuffled = fc
    .array(anyAmount, { maxLength: 40 })
    .chain((amounts) =>
      fc.tuple(fc.constant(amounts), fc.shuffledSubarray(amounts, { minLength: amounts.length })),
    );
  fc.assert(
    fc.property(shuffled, ([amounts, others]) => {
      expect(sumOf(others)).toBe(sumOf(amounts));
    }),
  );
});

test("cents add up without a rest", () => {
  expect(sumOf(Array(1_000_000).fill(0.1))).toBe(100_000);
  expect(sumOf([0.1, 0.2, -0.3])).toBe(0);
  expect(Object.is(sumOf([-0.5, 0.5]), 0)).toBe(true);
});

test("a total goes on from a capital", () => {
  const total = emptyTotal(10_000.55);
  add(total, -0.56);
  expect(amountOf(total)).toBe(9_999.99);
});

test.each([
  [0.01, 0.01],
  [-1e-9, -1e-9],
  [-0.0000000004, 0],
  [1e-29, 0],
  [-0, 0],
])("%d is countable as %d", (amount, counted) => {
  expect(countable(amount)).toBe(counted);
  expect(Math.sign(sumOf([countable(amount)]))).toBe(Math.sign(counted));
});
