// What makes the code easy or hard to navigate: import circles, imports against the wings, crumbs, names that more
// than one file exports, and the files that name a page.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { wings } from "../.dependency-cruiser.mjs";
import { ROOT } from "./node24.mjs";
import { isTest, readSources, rooms } from "./source-files.mjs";

/** Finds cycles (Tarjan) of files that import each other, and of folders of a room's features that do. */
function circles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node), low.get(next)));
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), index.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) found.push(circle);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** Returns "server selling/orders" for a file of that feature; undefined elsewhere. */
function feature(path) {
  const found = /^(contract\/src|(?:server|web)\/src\/features)\/(\w+)\/([\w-]+)/.exec(path);
  return found && wings.includes(found[2]) ? `${found[1].split("/")[0]} ${found[2]}/${found[3]}` : undefined;
}
const wing = (name) => wings.indexOf(name.split(" ")[1].split("/")[0]);

/** Reads the source files and measures them; each list names what a figure counts. */
export function measureHouse() {
  const sources = readSources();
  const code = [...sources].filter(
    ([path, file]) => rooms.some((room) => path.startsWith(`${room}/src/`)) && !isTest(file),
  );

  const featureArrows = new Map();
  for (const [path, { imports }] of code)
    for (const imported of imports) {
      const [from, to] = [feature(path), feature(imported)];
      if (!from || !to || from === to || from.split(" ")[0] !== to.split(" ")[0]) continue;
      featureArrows.set(from, (featureArrows.get(from) ?? new Set()).add(to));
    }
  const backArrows = [...featureArrows].flatMap(([from, targets]) =>
    [...targets].filter((to) => wing(to) > wing(from)).map((to) => `${from} → ${to}`),
  );

  const importers = new Map();
  for (const [path, { imports }] of sources)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  /**
   * Short files used by only one file of their own folder, without their own test. A use case may have its own
   * file.
   */
  const crumbs = code
    .filter(
      ([path, { lines }]) => lines <= 30 && !/\.(routes|table|repository|screens|reads)\.tsx?$/.test(path),
    )
    .map(([path]) => [path, importers.get(path) ?? []])
    .filter(
      ([path, users]) =>
        users.length === 1 && dirname(users[0]) === dirname(path) && !isTest({ path: users[0] }),
    )
    .filter(([, [user]]) => !user.endsWith(".routes.ts"));

  const exporters = new Map();
  // Every file of these two kinds exports the same name, which the app collects.
  const named = code.filter(([path]) => !/\.(screens|search)\.ts$/.test(path));
  for (const [path, { text }] of named)
    for (const [, name] of text.matchAll(
      /^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm,
    ))
      exporters.set(name, (exporters.get(name) ?? new Set()).add(path));
  const doubled = [...exporters]
    .map(([name, paths]) => [name, [...paths]])
    .filter(([, paths]) => paths.length > 1);

  /** For each page: the files outside the features, such as routes, names and budget, that name it. */
  const shared = [...sources].filter(([path]) =>
    /^(web\/src\/(app|kernel)|contract\/src\/kernel)\//.test(path),
  );
  const budget = readFileSync(join(ROOT, "web/budget.json"), "utf8");
  const namedIn = ([name, path]) => {
    const found = new RegExp(`\\b(pages|pageNames|names)\\.${name}\\b|^\\s*${name}: "|page: "${name}"`, "m");
    const files = shared.filter(([, file]) => !isTest(file) && found.test(file.text)).map(([file]) => file);
    return [path, budget.includes(`"${path}":`) ? [...files, "web/budget.json"] : files];
  };
  const { text: pagesText } = sources.get("contract/src/kernel/pages.ts");
  const registrations = [...pagesText.matchAll(/^ {2}(\w+): "(\/[^"]*)",$/gm)]
    .map(([, name, path]) => namedIn([name, path]))
    .toSorted(([, a], [, b]) => b.length - a.length);

  return {
    sizes: code.map(([, { lines }]) => lines).toSorted((a, b) => a - b),
    fileCircles: circles(new Map(code.map(([path, { imports }]) => [path, imports]))),
    featureCircles: circles(featureArrows),
    backArrows,
    crumbs,
    doubled,
    registrations,
  };
}
