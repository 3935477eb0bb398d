import { contactPatterns } from "./contact-patterns.ts";
import type { Figures } from "./figures.ts";
import { isRootConfig, isTest } from "./file-kind.ts";
import { commissionPatterns, pricePatterns } from "./money-patterns.ts";
import { lineAt, type Offence, withoutRepeats } from "./offence.ts";
import type { Pattern } from "./pattern.ts";
import type { SourceFiles } from "./source-files.ts";
import { trialPatterns } from "./trial-patterns.ts";

const scanned =
  /^(?:core|content|site|server|standin|tools|bench|public)\/.+\.(?:ts|tsx|mjs|js|css|md|json|html|txt|xml|webmanifest|sql)$/;
const document = /^(?:README\.md|[A-Z]+\.md|docs\/.+\.md)$/;

export function priceOffences(files: SourceFiles, figures: Figures): Offence[] {
  return offencesAgainst(files, pricePatterns(figures));
}

export function trialOffences(files: SourceFiles, figures: Figures): Offence[] {
  return offencesAgainst(files, trialPatterns(figures));
}

export function commissionOffences(files: SourceFiles, figures: Figures): Offence[] {
  return offencesAgainst(files, commissionPatterns(figures));
}

export function contactOffences(files: SourceFiles, figures: Figures): Offence[] {
  return offencesAgainst(files, contactPatterns(figures));
}

function offencesAgainst(files: SourceFiles, patterns: readonly Pattern[]): Offence[] {
  const offences = [...files].flatMap(([file, text]) => {
    const isDocument = document.test(file);
    if (isTest(file) || !(isDocument || isRootConfig(file) || scanned.test(file))) return [];
    const words = file.endsWith(".css") ? cssWords(text) : text;
    return patterns
      .filter(({ sources }) => !sources.some((source) => file.startsWith(source)))
      .filter(({ except }) => !except?.test(file))
      .filter(({ alsoInDocuments = false }) => alsoInDocuments || !isDocument)
      .flatMap((pattern) => found(file, words, pattern));
  });
  return withoutRepeats(offences);
}

function found(file: string, text: string, { written, reason, near, about }: Pattern): Offence[] {
  const lines = text.split("\n");
  return [...text.matchAll(written)].flatMap((match) => {
    const line = lineAt(text, match.index);
    const around = lines.slice(Math.max(0, line - 2), line + 1).join("\n");
    const isMeant = near === undefined || near.test(around) || (about?.test(file) ?? false);
    return isMeant ? [{ file, line, reason: `${reason} (${match[0].trim()})` }] : [];
  });
}

/** A style sheet's numbers are sizes: only its strings and comments say anything. Lines stay where they are. */
function cssWords(text: string): string {
  const said = /\/\*.*?\*\/|"[^"\n]*"|'[^'\n]*'/gs;
  let end = 0;
  let words = "";
  for (const match of text.matchAll(said)) {
    words += blank(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return words + blank(text.slice(end));
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}
