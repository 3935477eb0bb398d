import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tutorialsSection as words } from "#content/tutorials.ts";
import { TutorialCard } from "./tutorial-cards.tsx";

const sections = [{ name: "04-reading-a-zone", id: "reading-a-zone", heading: "Reading a zone" }] as const;
const tutorial = { title: "A zone", description: "D", section: "04-reading-a-zone", sample: true } as const;

function card(url: string | null): string {
  return renderToStaticMarkup(
    <TutorialCard tutorial={{ ...tutorial, url }} lesson={1} sections={sections} />,
  );
}

test("a recorded lesson opens outside in a new tab, and its link names the lesson", () => {
  const html = card("https://video.test/watch?v=1");
  expect(html).toContain('href="https://video.test/watch?v=1" target="_blank" rel="noopener noreferrer"');
  expect(html).toContain(`${words.watch}<span class="sr">: A zone</span>`);
  expect(html).toContain("opens in a new tab");
  expect(html).not.toContain(words.comingSoon);
});

test("a lesson that is not recorded says so and leads to the section that covers it", () => {
  const html = card(null);
  expect(html).toContain(words.comingSoon);
  expect(html).toContain('href="#reading-a-zone"');
  expect(html).not.toContain("_blank");
});
