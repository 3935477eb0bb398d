import { expect, test } from "vitest";
import { parseReadingPage } from "./reading-page.ts";

const file = "content/legal/try.md";
const head = ["title: Try", "description: D", "updated: 2025-07-28", "summary: Try {{trial}}"];
const values = { trial: "14 days", seller: "A*B_C <India>", empty: "" };

function page(lines: readonly string[], front: readonly string[] = head) {
  return parseReadingPage(file, ["---", ...front, "---", ...lines].join("\n"), values);
}

function headWith(field: string, line: string): readonly string[] {
  return head.map((text) => (text.startsWith(`${field}:`) ? line : text));
}

test("a page is read with its values filled and its sections listed", () => {
  const body = [
    "",
    "## Trials {tag: {{trial}}}",
    "",
    "It lasts {{ trial }}.",
    "",
    "## Never {loss: No refund}",
  ];
  expect(page(body, [...head, "scope: All plans.", "sample: true"])).toEqual({
    file,
    title: "Try",
    description: "D",
    updated: "2025-07-28",
    summary: "Try 14 days",
    scope: "All plans.",
    sample: true,
    body: "## Trials\n\nIt lasts 14 days.\n\n## Never\n",
    sections: [
      { id: "trials", heading: "Trials", tag: "14 days" },
      { id: "never", heading: "Never", tag: "No refund", tone: "loss" },
    ],
  });
});

test("the page's own date is a value", () => {
  expect(page(["Since {{page.updated}}"]).body).toBe("Since 28 July 2025\n");
});

test("a value reaches the text as it is written, whatever Markdown makes of its letters", () => {
  expect(page(["By {{seller}}"]).body).toBe("By A\\*B\\_C \\<India\\>\n");
  expect(page(["## {{seller}}", "x"]).sections[0]?.heading).toBe("A*B_C <India>");
});

test("Windows line ends, a byte order mark and code with number signs are read", () => {
  const source = `\uFEFF---\r\n${head.join("\r\n")}\r\n---\r\n## One\r\n\`\`\`\r\n# code\r\n\`\`\`\r\n`;
  expect(parseReadingPage(file, source, values).sections).toEqual([{ id: "one", heading: "One" }]);
});

test.each(["title", "description", "updated", "summary"])("a page without %s is refused by name", (field) => {
  expect(() =>
    page(
      ["x"],
      head.filter((line) => !line.startsWith(`${field}:`)),
    ),
  ).toThrow(`${file}: field \`${field}\` is missing`);
  expect(() => page(["x"], headWith(field, `${field}: `))).toThrow(`field \`${field}\` is empty`);
});

test.each([
  ["an unknown field", [...head, "updatd: 2025-01-01"], "line 6: unknown field `updatd`"],
  ["a field given twice", [...head, "title: Again"], "line 6: field `title` is given twice"],
  ["a line that is no field", [...head, "hello"], "line 6: expected `field: value`"],
  ["a day that does not exist", headWith("updated", "updated: 2025-02-30"), "field `updated` must be a date"],
  ["a date in words", headWith("updated", "updated: 28 July 2025"), "field `updated` must be a date"],
  ["an unclear sample mark", [...head, "sample: yes"], "field `sample` must be true or false, got yes"],
  ["an unknown value in a field", headWith("title", "title: {{x}}"), "field `title`: unknown value {{x}}"],
])("front matter with %s is refused by file and field", (_, front, message) => {
  expect(() => page(["x"], front)).toThrow(`${file}: ${message}`);
});

test.each([
  ["an unknown value", ["", "{{trail.pro}}"], "line 8: unknown value {{trail.pro}}"],
  ["a value that every object has", ["{{constructor}}"], "line 7: unknown value {{constructor}}"],
  ["a value that is not closed", ["{{trial"], "line 7: a {{value}} is not closed"],
  ["an unknown value in a tag", ["## A {tag: {{x}}}"], "line 7: unknown value {{x}}"],
  ["a heading without text", ["##"], "line 7: a heading without text"],
  ["a smaller heading without text", ["###  "], "line 7: a heading without text"],
  ["a heading that is only a tag", ["## {tag: x}"], "line 7: a heading without text"],
  ["a heading whose value is empty", ["## {{empty}}"], "line 7: a heading without text"],
  ["two headings with one id", ["## A b", "", "## A, b"], 'line 9: a second heading with the id "a-b"'],
  ["a heading that has no id", ["## …"], "line 7: a heading needs a letter or a digit"],
  ["a second title", ["# Try"], "line 7: the title is in the front matter"],
  ["an underlined heading", ["Try", "---"], "line 8: write a heading with ##"],
  ["a misspelled tag", ["## A {tga: x}"], "line 7: a heading ends with {tag: words}"],
  ["an empty tag", ["## A {tag: }"], "line 7: the tag of this heading is empty"],
  ["a tag on a smaller heading", ["### A {tag: x}"], "line 7: only a ## heading may carry a tag"],
  ["no text", ["", " "], "the text after the front matter is missing"],
])("a text with %s is refused by file and line", (_, body, message) => {
  expect(() => page(body)).toThrow(`${file}: ${message}`);
});

test("a file without front matter, or with an open one, is refused by name", () => {
  expect(() => parseReadingPage(file, "## A", values)).toThrow(`${file}: front matter is missing`);
  expect(() => parseReadingPage(file, "---\ntitle: A", values)).toThrow(
    `${file}: front matter is not closed`,
  );
});
