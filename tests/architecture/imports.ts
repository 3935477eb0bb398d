import type { ESTree } from "vite";
import { isScript } from "./file-kind.ts";
import { lineAt } from "./offence.ts";
import { nodesOf } from "./parse.ts";

export type Import = {
  /** As written but for a query such as `?raw`; null where it is computed. */
  readonly specifier: string | null;
  /** `glob`, `css` and `url` are resolved by a bundler or a browser, which know no `#room/…`. */
  readonly kind: "module" | "glob" | "css" | "url";
  readonly line: number;
};

type Found = { readonly specifier: string | null; readonly kind: Import["kind"]; readonly at: number };

export function importsOf(file: string, text: string): Import[] {
  const found = isScript(file) ? scriptImports(file, text) : file.endsWith(".css") ? cssImports(text) : [];
  return found.map(({ specifier, kind, at }) => ({
    specifier: specifier?.replace(/\?.*$/s, "") ?? null,
    kind,
    line: lineAt(text, at),
  }));
}

function scriptImports(file: string, text: string): Found[] {
  return nodesOf(file, text).flatMap((node): Found[] => {
    const at = node.start;
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TSImportType":
        return [{ specifier: writtenText(node.source), kind: "module", at }];
      case "ExportNamedDeclaration":
        return node.source === null ? [] : [{ specifier: writtenText(node.source), kind: "module", at }];
      case "CallExpression":
        return calledImports(node, text.slice(node.callee.start, node.callee.end));
      case "NewExpression":
        return urlImports(node, text);
      default:
        return [];
    }
  });
}

function calledImports(node: ESTree.CallExpression, callee: string): Found[] {
  const [argument] = node.arguments;
  const at = node.start;
  if (callee === "require") return [{ specifier: writtenText(argument), kind: "module", at }];
  if (callee !== "import.meta.glob") return [];
  const patterns = argument?.type === "ArrayExpression" ? argument.elements : [argument];
  return patterns
    .map(writtenText)
    .filter((pattern) => !pattern?.startsWith("!"))
    .map((specifier) => ({ specifier, kind: "glob", at }));
}

/** `new URL("./worker.ts", import.meta.url)` is how a worker is imported. */
function urlImports(node: ESTree.NewExpression, text: string): Found[] {
  const [address, base] = node.arguments;
  const specifier = writtenText(address);
  const isUrl = text.slice(node.callee.start, node.callee.end) === "URL";
  const isOurs = base !== undefined && text.slice(base.start, base.end) === "import.meta.url";
  return isUrl && isOurs && specifier !== null && isScript(specifier)
    ? [{ specifier, kind: "url", at: node.start }]
    : [];
}

/** Of a template with a hole, what stands before the hole: enough to tell the room when it names a folder. */
function writtenText(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node?.type !== "TemplateLiteral") return null;
  const opening = node.quasis[0]?.value.cooked ?? "";
  if (node.expressions.length === 0) return opening;
  return /^[.#/].*\//.test(opening) ? `${opening}*` : null;
}

function cssImports(text: string): Found[] {
  const code = text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, " "));
  const atRule = /@(?:import|reference|plugin|config)\s+(?:url\(\s*)?["']?([^"'()\s;]+)/g;
  return [...code.matchAll(atRule)].map((match) => ({
    specifier: match[1] ?? null,
    kind: "css",
    at: match.index,
  }));
}
