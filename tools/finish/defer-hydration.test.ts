import { expect, test } from "vitest";
import { deferHydration } from "./defer-hydration.ts";

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body>`;

test("nothing is fetched while the page loads: no preload links and no static imports are left", () => {
  const html = deferHydration(page);
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toMatch(/^import\s/m);
});

test("every module is still started, the entry last, with the route modules under their ids", () => {
  const html = deferHydration(page);
  for (const url of ["/assets/manifest.js", "/assets/root.js", "/assets/home.js", "/assets/entry.js"]) {
    expect(html).toContain(`import("${url}")`);
  }
  expect(html.indexOf('import("/assets/entry.js")')).toBeGreaterThan(
    html.indexOf('import("/assets/home.js")'),
  );
  expect(html).toContain('{"root":route0,"routes/home":route1}');
});

test("the preloads are asked for when hydration begins, so that the modules arrive side by side", () => {
  expect(deferHydration(page)).toContain('["/assets/entry.js","/assets/home.js"]');
});

test("a route that is split into files is put together before the entry starts", () => {
  const split = page.replace(
    'import * as route1 from "/assets/home.js";',
    'import * as route1_clientLoader from "/assets/data.js";\nimport * as route1_main from "/assets/home.js";\nconst route1 = {...route1_clientLoader,...route1_main};',
  );
  const html = deferHydration(split);
  expect(html).toContain('import("/assets/data.js")');
  expect(html).toContain("const [route0,route1_clientLoader,route1_main]=");
  expect(html.indexOf("const route1 = {...route1_clientLoader")).toBeLessThan(
    html.indexOf("__reactRouterRouteModules="),
  );
});

test("a route that nothing declares fails the build instead of never hydrating", () => {
  expect(() => deferHydration(page.replace("import * as route1", "import * as other"))).toThrow(
    "changed its shape",
  );
});

test("a page whose script has another shape fails the build instead of never hydrating", () => {
  expect(() => deferHydration("<body></body>")).toThrow("no module script");
  expect(() => deferHydration(page.replace("__reactRouterRouteModules", "__other"))).toThrow(
    "changed its shape",
  );
});
