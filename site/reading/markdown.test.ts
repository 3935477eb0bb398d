import { expect, test } from "vitest";
import { parseReadingPage } from "#content/reading-page.ts";
import { readBlocks } from "./markdown.ts";

function blocksOf(body: string) {
  const front = "---\ntitle: A\ndescription: B\nupdated: 2025-05-26\nsummary: C\n---\n";
  return readBlocks(parseReadingPage("content/legal/try.md", `${front}\n${body}`, { name: "A*B & <C>" }));
}

test("sections, lists, callouts, tables and inline marks become blocks", () => {
  const blocks = blocksOf(
    "## Trials {tag: two weeks}\n\nBy **bold** and *weak* `code` and [a link](/pricing).\n\n- one\n- two\n\n> Write first.\n\n### Smaller\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(blocks).toEqual([
    { kind: "section", id: "trials", heading: "Trials", tag: "two weeks" },
    {
      kind: "paragraph",
      children: [
        "By ",
        { kind: "strong", children: ["bold"] },
        " and ",
        { kind: "emphasis", children: ["weak"] },
        " ",
        { kind: "code", text: "code" },
        " and ",
        { kind: "link", href: "/pricing", children: ["a link"] },
        ".",
      ],
    },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "paragraph", children: ["one"] }], [{ kind: "paragraph", children: ["two"] }]],
    },
    { kind: "key", children: [{ kind: "paragraph", children: ["Write first."] }] },
    { kind: "heading", children: ["Smaller"] },
    { kind: "table", head: [["a"], ["b"]], rows: [[["1"], ["2"]]] },
  ]);
});

test("a value with Markdown and HTML characters reaches the reader as it is written", () => {
  expect(JSON.stringify(blocksOf("Sold by {{name}}."))).toContain("Sold by ");
  const [paragraph] = blocksOf("Sold by {{name}}.");
  const text = paragraph?.kind === "paragraph" ? paragraph.children.join("") : "";
  expect(text).toBe("Sold by A*B & <C>.");
});

test.each([
  ["<b>raw</b> markup", "html is not supported"],
  ["![picture](/a.png)", "image is not supported"],
  ["```\ncode\n```", "code is not supported"],
  ["[x](javascript:alert(1))", "a link must be a path of this site"],
  ["[x](//evil.example)", "a link must be a path of this site"],
])("%s is refused, naming the file", (body, message) => {
  expect(() => blocksOf(`Text before.\n\n${body}\n`)).toThrow(`content/legal/try.md: ${message}`);
});
