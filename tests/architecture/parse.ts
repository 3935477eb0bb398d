import { type ESTree, parseSync } from "vite";

// Parsing takes nearly all the time, and every rule reads the same files.
const parsed = new Map<string, readonly ESTree.Node[]>();

/** Every node of the file, parents first. Comments are no nodes, so nothing said in one can offend. */
export function nodesOf(file: string, text: string): readonly ESTree.Node[] {
  const key = `${file}\n${text}`;
  const nodes = parsed.get(key) ?? [...nodesUnder(parse(file, text))];
  parsed.set(key, nodes);
  return nodes;
}

/** The name of an identifier, or what is written in a string. */
export function nameOf(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === "Identifier" || node?.type === "JSXIdentifier") return node.name;
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** `env` of both `process.env` and `process["env"]`; null where it is computed. */
export function propertyName(node: ESTree.MemberExpression): string | null {
  return node.computed && node.property.type !== "Literal" ? null : nameOf(node.property);
}

/** Offsets in the tree are those of the text: `text.slice(node.start, node.end)`. */
function parse(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} can not be parsed: ${errors[0]?.message}`);
  return program;
}

function* nodesUnder(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesUnder(child);
}

function isNode(value: object): value is ESTree.Node {
  return "type" in value && typeof value.type === "string" && "start" in value;
}
