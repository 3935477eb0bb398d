import { marketingAssets } from "./affiliate-promotion.ts";
import { company } from "./company.ts";
import { type Company, companyFile } from "./company-rules.ts";
import type { ReadingPage } from "./reading-page.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";
import { tutorials } from "./tutorials.ts";

/** One thing that stands between this checkout and a real launch. */
export type Sample = { readonly file: string; readonly field: string; readonly what: string };

/** The caller reads the Markdown pages, because nothing in content may touch the disk. */
export function contentSamples(readingPages: readonly ReadingPage[] = []): readonly Sample[] {
  return [
    ...companySamples(company),
    ...exampleSamples(),
    ...readingPages.filter((page) => page.sample).map(draftSample),
  ];
}

/** One line a list: what is wrong with one example is wrong with all of them. */
function exampleSamples(): readonly Sample[] {
  const lists = [
    {
      file: "content/testimonials.ts",
      field: "testimonials",
      items: testimonials,
      are: "letters no customer wrote",
    },
    { file: "content/team.ts", field: "team", items: team, are: "people who do not exist" },
    { file: "content/tutorials.ts", field: "tutorials", items: tutorials, are: "lessons without a video" },
    {
      file: "content/affiliate-promotion.ts",
      field: "marketingAssets",
      items: marketingAssets.items,
      are: "things still to be made",
    },
  ];
  return lists.flatMap(({ file, field, items, are }) => {
    const count = items.filter(({ sample }) => sample).length;
    return count === 0 ? [] : [{ file, field, what: `${count} ${are}` }];
  });
}

/** A `null` counts only in a group that is still a sample: after that it is the seller's choice. */
export function companySamples(value: Company): readonly Sample[] {
  return Object.entries(value)
    .filter(([, fields]) => fields.sample)
    .flatMap(([group, fields]) => groupSamples(group, Object.entries(fields)));
}

function groupSamples(group: string, fields: readonly (readonly [string, unknown])[]): readonly Sample[] {
  const values = fields.filter(([name]) => name !== "sample");
  const examples = values.filter(([, value]) => value !== null).map(([name]) => name);
  const missing = values.filter(([, value]) => value === null).map(([name]) => name);
  const replace =
    examples.length === 0 ? [] : [{ field: group, what: `to replace or confirm: ${examples.join(", ")}` }];
  const decide = missing.map((name) => ({
    field: `${group}.${name}`,
    what: `not set; to launch without it, set ${group}.sample to false`,
  }));
  return [...replace, ...decide].map((sample) => ({ file: companyFile, ...sample }));
}

function draftSample(page: ReadingPage): Sample {
  return { file: page.file, field: "sample", what: `the text of "${page.title}" is a draft to be reviewed` };
}
