import type { ESTree } from "vite";
import { isFrameworkFile, isRootConfig, isScript, isTest } from "./file-kind.ts";
import { lineAt, type Offence } from "./offence.ts";
import { nameOf, nodesOf, propertyName } from "./parse.ts";
import type { SourceFiles } from "./source-files.ts";

type Rule = {
  readonly appliesTo: (file: string) => boolean;
  /** Why this node offends, or null. */
  readonly judge: (node: ESTree.Node) => string | null;
};

const entryPoint = /^(?:server\/main\.ts|standin\/main\.ts|site\/routes\.ts|(?:tools|bench)\/.+)$/;
const storages = ["localStorage", "sessionStorage"];
const clocks = ["Date.now", "Math.random", "performance.now", "crypto.randomUUID"];

export function environmentOffences(files: SourceFiles): Offence[] {
  return offencesAgainst(files, {
    appliesTo: (file) => !isTest(file) && !isRootConfig(file) && !entryPoint.test(file),
    judge: (node) =>
      readsEnvironment(node) ? "reads process.env: only an entry point may, and hands it on" : null,
  });
}

export function storageOffences(files: SourceFiles): Offence[] {
  return offencesAgainst(files, {
    appliesTo: (file) => !isTest(file) && !file.startsWith("site/browser/"),
    judge: (node) => {
      const isKey = node.type === "MemberExpression" && node.computed;
      const name = isKey ? propertyName(node) : node.type === "Identifier" ? node.name : null;
      return name !== null && storages.includes(name) ? `touches ${name}: only site/browser may` : null;
    },
  });
}

export function clockOffences(files: SourceFiles): Offence[] {
  return offencesAgainst(files, {
    appliesTo: (file) => file.startsWith("core/") && !isTest(file),
    judge: (node) => {
      const reading = clockReading(node);
      return reading === null ? null : `calls ${reading}: time and chance are arguments in core`;
    },
  });
}

export function markupOffences(files: SourceFiles): Offence[] {
  return offencesAgainst(files, {
    appliesTo: (file) => file.startsWith("site/") && !isTest(file),
    judge: (node) => {
      const isAttribute = node.type === "JSXAttribute";
      const name = isAttribute ? nameOf(node.name) : node.type === "Property" ? nameOf(node.key) : null;
      if (name === "dangerouslySetInnerHTML") return `sets ${name}: render elements`;
      return isAttribute && name === "style" ? "sets a style, which the CSP blocks: use a class" : null;
    },
  });
}

export function defaultExportOffences(files: SourceFiles): Offence[] {
  return offencesAgainst(files, {
    appliesTo: (file) => !isFrameworkFile(file) && !isRootConfig(file) && !file.startsWith("site/routes/"),
    judge: (node) => {
      const isDefault =
        node.type === "ExportDefaultDeclaration" ||
        (node.type === "ExportSpecifier" && nameOf(node.exported) === "default");
      return isDefault ? "has a default export that no framework asks for: name it" : null;
    },
  });
}

function offencesAgainst(files: SourceFiles, { appliesTo, judge }: Rule): Offence[] {
  const judged = [...files].filter(([file]) => isScript(file) && appliesTo(file));
  return judged.flatMap(([file, text]) =>
    nodesOf(file, text).flatMap((node) => {
      const reason = judge(node);
      return reason === null ? [] : [{ file, line: lineAt(text, node.start), reason }];
    }),
  );
}

function readsEnvironment(node: ESTree.Node): boolean {
  switch (node.type) {
    case "MemberExpression":
      return nameOf(node.object) === "process" && propertyName(node) === "env";
    case "VariableDeclarator":
      return nameOf(node.init) === "process" && node.id.type === "ObjectPattern";
    case "ImportDeclaration":
      return (
        /^(?:node:)?process$/.test(node.source.value) &&
        node.specifiers.some((part) => part.type === "ImportSpecifier" && nameOf(part.imported) === "env")
      );
    default:
      return false;
  }
}

function clockReading(node: ESTree.Node): string | null {
  if (node.type === "MemberExpression") {
    const reading = `${nameOf(node.object)}.${propertyName(node)}`;
    return clocks.includes(reading) ? reading : null;
  }
  if (node.type === "CallExpression" && nameOf(node.callee) === "Date") return "Date()";
  const isNew = node.type === "NewExpression" && nameOf(node.callee) === "Date";
  return isNew && node.arguments.length === 0 ? "new Date()" : null;
}
