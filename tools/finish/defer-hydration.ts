/**
 * React Router starts its modules while the page is still loading, where they compete with the text and the
 * fonts for a phone's bandwidth. The same modules are started here once the page stands (or at the first sign
 * that the visitor wants something), which is what keeps LCP independent of React's size.
 */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

export function deferHydration(html: string): string {
  const script = moduleScript.exec(html)?.[1];
  if (script === undefined) throw new Error("The prerendered page has no module script to defer.");
  const preloads = [...html.matchAll(modulePreload)].map((match) => match[1] ?? "");
  const deferred = deferredScript(script, preloads);
  return html
    .replace(modulePreload, "")
    .replace(moduleScript, () => `<script type="module" async="">${deferred}</script>`);
}

function deferredScript(script: string, preloads: string[]): string {
  const named = [...script.matchAll(/import \* as (route\d+(?:_\w+)?) from "([^"]+)";/g)];
  // A route that is split into several files is put together from them.
  const joined = [...script.matchAll(/const (route\d+) = \{[^}]*\};/g)];
  const bare = [...script.matchAll(/^import "([^"]+)";/gm)].map((match) => match[1] ?? "");
  const modules = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(script)?.[1];
  const entry = /^import\("([^"]+)"\);/m.exec(script)?.[1];
  const declared = [...named, ...joined].map((match) => match[1] ?? "");
  const used = [...(modules ?? "").matchAll(/:(route\d+)/g)].map((match) => match[1] ?? "");
  const isWhole = used.length > 0 && used.every((name) => declared.includes(name));
  if (!modules || !entry || !isWhole) {
    throw new Error(
      "React Router's module script has changed its shape: tools/finish/defer-hydration.ts must follow.",
    );
  }
  const names = named.map((match) => match[1]).join(",");
  const loads = [...named.map((match) => match[2] ?? ""), ...bare].map(
    (url) => `import(${JSON.stringify(url)})`,
  );
  // Not before the first paint, which a fast load may precede.
  // No sign of the pointer but a press: browsers report moves when a page appears beneath it.
  // One module a task: evaluated in one go they would block a phone for a noticeable moment.
  // Going back inside this document before React is there changes the address and nothing else: load that page.
  return `const at=location.pathname;
const strayed=()=>{if(location.pathname!==at)location.reload()};
addEventListener("popstate",strayed);
let begun=false;
const begin=async()=>{
if(begun)return;
begun=true;
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
for(const url of ${JSON.stringify(preloads.filter((url) => url !== entry))}){await import(url);await new Promise(done=>setTimeout(done))}
const [${names}]=await Promise.all([${loads.join(",")}]);
${joined.map((match) => match[0]).join("\n")}
window.__reactRouterRouteModules=${modules};
await import(${JSON.stringify(entry)});
removeEventListener("popstate",strayed)
};
const start=()=>(window.requestIdleCallback??setTimeout)(begin);
const whenIdle=()=>new PerformanceObserver((paints,watch)=>{if(!paints.getEntriesByName("first-contentful-paint").length)return;watch.disconnect();if(document.documentElement.hasAttribute("data-laid"))start();else addEventListener("laid",start,{once:true})}).observe({type:"paint",buffered:true});
if(document.readyState==="complete")whenIdle();else addEventListener("load",whenIdle,{once:true});
for(const sign of ["pointerdown","keydown","focusin"])addEventListener(sign,begin,{once:true,capture:true,passive:true})`;
}
