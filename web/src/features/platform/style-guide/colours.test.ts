import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contrastPairs } from "#ui/look/contrast-pairs.ts";
import { grounds } from "./colours.tsx";

it("shows every colour the style sheets name", () => {
  const ui = join(import.meta.dirname, "../../../ui/look");
  const css = ["tokens.css", "charts.css"].map((name) => readFileSync(join(ui, name), "utf8")).join("\n");
  const named = new Set(Array.from(css.matchAll(/^ {2}--([\w-]+): [#r]/gm), ([, name = ""]) => name));
  const shown = new Set<string>([
    ...grounds,
    ...contrastPairs.flatMap(({ pairs }) => pairs.flatMap(({ ink, on }) => [ink, ...on])),
  ]);
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((name) => !shown.has(name))).toEqual([]);
});
