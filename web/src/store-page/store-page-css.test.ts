import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const web = join(here, "..");

/** Returns the web app's files that `file` imports. */
function importsOf(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([.#][^"]+)"/g);
  return Array.from(named, ([, path = ""]) =>
    path.startsWith("#") ? join(web, path.slice(1)) : join(dirname(file), path),
  ).filter((path) => existsSync(path));
}

function reached(entries: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  entries.forEach(visit);
  return seen;
}

test("whatever the store page shows, its style sheet knows the classes of", () => {
  const css = readFileSync(join(here, "store-page.css"), "utf8");
  const shown = reached([join(here, "hydrate.tsx"), join(here, "entry-server.tsx")]);
  const shared = [...shown]
    .map((file) => relative(web, file))
    .filter((path) => /^(ui|features)\/.*\.tsx$/.test(path));
  expect(shared.length).toBeGreaterThan(3);
  expect(shared.filter((path) => !css.includes(`@source "../${path}";`))).toEqual([]);
});
