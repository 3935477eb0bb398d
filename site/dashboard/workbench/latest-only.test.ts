import { expect, test } from "vitest";
import { latestOnly } from "./latest-only.ts";

/** Frames and answers come when the test says so. */
function scene() {
  const frames: (() => void)[] = [];
  const open: { asked: number; answer: (given: string) => void; fail: (fault: Error) => void }[] = [];
  const heard: string[] = [];
  const only = latestOnly<number, string>({
    answer: (asked) =>
      new Promise((answer, fail) => {
        open.push({ asked, answer, fail });
      }),
    onAnswer: (given, asked) => heard.push(`${asked}: ${given}`),
    onFault: (fault) => heard.push(String(fault)),
    whenFree: (then) => frames.push(then),
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    ...only,
    heard,
    askedNow: () => open.map(({ asked }) => asked),
    frame: () => frames.shift()?.(),
    answer: async (given: string) => {
      open.shift()?.answer(given);
      await settle();
    },
    fail: async () => {
      open.shift()?.fail(new Error("no"));
      await settle();
    },
  };
}

test("of what is asked within a frame only the last is asked", async () => {
  const { ask, frame, answer, askedNow, heard } = scene();
  for (const asked of [1, 2, 3]) ask(asked);
  expect(askedNow()).toEqual([]);
  frame();
  expect(askedNow()).toEqual([3]);
  await answer("yes");
  expect(heard).toEqual(["3: yes"]);
});

test("one is answered at a time, then the last of those that came meanwhile", async () => {
  const { ask, frame, answer, askedNow, heard } = scene();
  ask(1);
  frame();
  for (const asked of [2, 3, 4]) ask(asked);
  frame();
  expect(askedNow()).toEqual([1]);
  await answer("one");
  frame();
  expect(askedNow()).toEqual([4]);
  await answer("four");
  frame();
  expect(heard).toEqual(["1: one", "4: four"]);
  ask(5);
  frame();
  expect(askedNow()).toEqual([5]);
});

test("once stopped nothing is heard, although an answer is under way", async () => {
  const { ask, frame, answer, stop, heard } = scene();
  ask(1);
  frame();
  ask(2);
  stop();
  await answer("late");
  frame();
  expect(heard).toEqual([]);
});

test("a failure is told only if nothing newer is being asked", async () => {
  const { ask, frame, fail, answer, heard } = scene();
  ask(1);
  frame();
  ask(2);
  await fail();
  frame();
  await answer("two");
  expect(heard).toEqual(["2: two"]);
  frame();
  ask(3);
  frame();
  await fail();
  expect(heard).toEqual(["2: two", "Error: no"]);
});
