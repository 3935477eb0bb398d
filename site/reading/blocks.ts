export type Inline =
  | string
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "break" };

export type Block =
  | { kind: "section"; id: string; heading: string; tag?: string; tone?: "loss" }
  | { kind: "heading"; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "key"; children: Block[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };
