import { lexer, type Token, type Tokens } from "marked";
import type { ReadingPage } from "#content/reading-page.ts";
import type { Block, Inline } from "./blocks.ts";

/** Markdown becomes data, not markup: React draws it, and nothing on the page is ever set as HTML. */
export function readBlocks(page: ReadingPage): Block[] {
  const sections = page.sections.values();
  return lexer(page.body).flatMap((token) => readBlock(token));

  function readBlock(token: Token): Block[] {
    switch (token.type) {
      case "space":
        return [];
      case "heading": {
        const heading = token as Tokens.Heading;
        if (heading.depth > 2) return [{ kind: "heading", children: readInlines(heading.tokens) }];
        const section = sections.next().value;
        if (!section)
          throw new Error(`${page.file}: the heading "${heading.text}" is not among the page's sections`);
        return [{ kind: "section", ...section }];
      }
      case "paragraph":
      case "text":
        return [{ kind: "paragraph", children: readInlines((token as Tokens.Paragraph).tokens ?? [token]) }];
      case "list": {
        const list = token as Tokens.List;
        return [
          {
            kind: "list",
            ordered: list.ordered,
            items: list.items.map((item) => item.tokens.flatMap(readBlock)),
          },
        ];
      }
      case "blockquote":
        return [{ kind: "key", children: (token as Tokens.Blockquote).tokens.flatMap(readBlock) }];
      case "table": {
        const table = token as Tokens.Table;
        const cells = (row: Tokens.TableCell[]) => row.map((cell) => readInlines(cell.tokens));
        return [{ kind: "table", head: cells(table.header), rows: table.rows.map(cells) }];
      }
      default:
        return refuse(token);
    }
  }

  function readInlines(tokens: Token[]): Inline[] {
    return tokens.map((token): Inline => {
      switch (token.type) {
        case "text":
        case "escape":
          return "tokens" in token && token.tokens
            ? readInlines(token.tokens).join("")
            : unescapeText(token.text);
        case "strong":
          return { kind: "strong", children: readInlines((token as Tokens.Strong).tokens) };
        case "em":
          return { kind: "emphasis", children: readInlines((token as Tokens.Em).tokens) };
        case "link": {
          const link = token as Tokens.Link;
          return { kind: "link", href: safeAddress(link.href), children: readInlines(link.tokens) };
        }
        case "codespan":
          return { kind: "code", text: unescapeText(token.text) };
        case "br":
          return { kind: "break" };
        default:
          return refuse(token);
      }
    });
  }

  function safeAddress(href: string): string {
    if (/^(\/(?!\/)|#|https:|mailto:|tel:)/.test(href)) return href;
    throw new Error(`${page.file}: a link must be a path of this site, https:, mailto: or tel:, got ${href}`);
  }

  function refuse(token: Token): never {
    throw new Error(`${page.file}: ${token.type} is not supported in these pages: ${token.raw.slice(0, 80)}`);
  }
}

/** Marked leaves the few entities it was given; React escapes on its own. */
function unescapeText(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
