/** One row of the plan. Redraw `docs/architecture.md` in the same commit as this table. */
export type Room = {
  readonly name: string;
  /** Its files; what lies in here is imported by a relative path, what lies outside by `#room/…`. */
  readonly folder: string;
  /** Beginnings of the paths it may import, besides its own folder. */
  readonly reaches: readonly string[];
  /** npm packages: any, none, or those named. */
  readonly packages: "any" | readonly string[];
  readonly node: boolean;
  /** Whether it may leave by a relative path: tools, tests and configs are no part of what they look at. */
  readonly mayClimb: boolean;
};

const features = [
  "layout",
  "home",
  "pricing",
  "checkout",
  "compare",
  "dashboard",
  "signalpro",
  "affiliates",
  "guide",
  "reading",
  "about",
  "contact",
  "sharing",
  "kit",
];

/** What a drawing needs to know of the product: units, never plans or prices. */
const units = ["core/money.ts", "core/calendar-date.ts", "core/whole-number.ts"];
const allButSite = [
  "core/",
  "content/",
  "backtests/",
  "server/",
  "standin/",
  "tools/",
  "bench/",
  "tests/",
  "./",
];
const siteEntry = { reaches: ["site/", "core/", "content/", "backtests/"], packages: "any" } as const;

const rooms: readonly Room[] = [
  room("core", {}),
  room("content", { reaches: ["core/"] }),
  room("backtests", { reaches: ["core/"], node: true }),

  room("site", siteEntry),
  room("site/routes", siteEntry),
  room("site/styles", { reaches: ["site/"], packages: "any" }),
  room("site/ui", { reaches: units, packages: "any" }),
  room("site/charts", { reaches: [...units, "core/backtest/"], packages: "any" }),
  room("site/browser", { reaches: ["core/"], packages: ["react", "react-dom", "react-router"] }),
  ...features.map((feature) =>
    room(`site/${feature}`, {
      reaches: ["core/", "content/", "backtests/", "site/ui/", "site/charts/", "site/browser/"],
      packages: "any",
    }),
  ),

  room("server", { reaches: ["server/", "core/"], packages: "any", node: true }),
  room("server/http", { packages: "any", node: true }),
  room("server/payments", { reaches: ["core/"], packages: "any", node: true }),
  room("server/storage", { reaches: ["core/"], packages: "any", node: true }),
  room("server/mail", { reaches: ["core/", "content/"], packages: "any", node: true }),
  room("server/orders", { reaches: ["core/", "server/payments/", "server/storage/"], node: true }),
  room("server/api", { reaches: ["core/", "server/http/", "server/orders/"], node: true }),

  room("standin", { packages: "any", node: true }),
  ...["tools", "tests", "bench"].map((name) =>
    room(name, { reaches: allButSite, packages: "any", node: true, mayClimb: true }),
  ),
];

/** The configs at the root; "./" stands for a file that lies in no folder. */
const rootRoom: Room = {
  ...room("the root", {
    reaches: ["core/", "content/", "backtests/", "tools/"],
    packages: "any",
    node: true,
    mayClimb: true,
  }),
  folder: "./",
};

const foldersWithoutCode = [".ci", "docs", "public"];
const dividedRooms = ["site", "server"];

/** Null for a path that lies in no room of the plan. */
export function roomOf(file: string): Room | null {
  const [first = "", second = "", ...deeper] = file.split("/");
  if (second === "") return rootRoom;
  const name = dividedRooms.includes(first) && deeper.length > 0 ? `${first}/${second}` : first;
  return rooms.find((candidate) => candidate.name === name) ?? null;
}

export function hasNoCode(file: string): boolean {
  return foldersWithoutCode.includes(file.split("/")[0] ?? "");
}

export function isInside(file: string, beginning: string): boolean {
  return beginning === "./" ? !file.includes("/") : file.startsWith(beginning);
}

function room(name: string, rights: Partial<Room>): Room {
  return { name, folder: `${name}/`, reaches: [], packages: [], node: false, mayClimb: false, ...rights };
}
