// The direction rules bite: a tree that breaks each of them is caught by each of them, and the real tree is seen whole.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import rules, { wings } from "../.dependency-cruiser.mjs";
import { ROOT } from "../scripts/node24.mjs";
import { sourceFiles } from "../scripts/source-files.mjs";

const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const rooms = ["contract/src", "server/src", "web/src", "cli/src"];

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function cruise(folder: string, paths: string[]): Cruise {
  const args = [
    CRUISER,
    "--config",
    join(ROOT, ".dependency-cruiser.mjs"),
    "--output-type",
    "json",
    ...paths,
  ];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Cruise;
}

/** In each room, from each wing to the one right of it. */
const crossings = ["contract/src", "server/src/features", "web/src/features"].flatMap((room) =>
  wings
    .slice(0, -1)
    .map((wing, nth): [string, string] => [
      `${room}/${wing}/one/one.ts`,
      `${room}/${wings[nth + 1]}/other/other.ts`,
    ]),
);

/** A file → the file it must not import. */
const trespasses: [from: string, to: string][] = [
  ...crossings,
  ["contract/src/a.ts", "server/src/kernel/x.ts"],
  ["web/src/kernel/api/call.ts", "web/src/ui/forms/button.ts"],
  ["web/src/ui/data/card.ts", "web/src/features/selling/cart/cart.ts"],

  ["web/src/features/selling/orders/screen.ts", "web/src/app/shell.ts"],
  ["web/src/features/selling/orders/api.ts", "server/src/features/selling/orders/list/list-orders.ts"],
  ["web/src/store-page/page.ts", "web/src/app/shell.ts"],
  ["server/src/kernel/x.ts", "server/src/features/selling/orders/list/list-orders.ts"],
  ["server/src/gateways/stripe.ts", "server/src/features/selling/orders/list/list-orders.ts"],
  ["server/src/features/selling/orders/open.ts", "server/src/app.ts"],
  ["server/src/features/selling/orders/steal.ts", "server/src/features/money/wallet/wallet.repository.ts"],
  ["server/src/features/selling/orders/list/list-orders.ts", "server/src/kernel/serve/serve.ts"],
  [
    "server/src/features/selling/orders/orders.routes.ts",
    "server/src/features/selling/orders/orders.repository.ts",
  ],
  ["server/src/features/selling/orders/sum.ts", "server/src/features/selling/orders/orders.table.ts"],
  ["server/src/features/selling/orders/query.ts", "node_modules/drizzle-orm/index.ts"],
  ["server/src/features/selling/orders/page.ts", "web/src/app/shell.ts"],
  ["server/src/features/selling/orders/run.ts", "cli/src/main.ts"],
  ["server/src/features/selling/orders/look.ts", "node:https"],
  ["server/src/features/selling/orders/example.ts", "server/src/features/selling/orders/orders.samples.ts"],
  ["server/src/features/selling/orders/one.ts", "server/src/features/selling/orders/two.ts"],
  ["server/src/features/selling/orders/two.ts", "server/src/features/selling/orders/one.ts"],
];

test("every direction rule catches what it forbids", () => {
  const folder = mkdtempSync(join(tmpdir(), "solodesk-layers-"));
  const imports = Map.groupBy(trespasses, ([from]) => from);
  for (const path of new Set(trespasses.flat())) {
    if (isBuiltin(path)) continue;
    const depth = "../".repeat(path.split("/").length - 1);
    const lines = (imports.get(path) ?? []).map(([, to]) => `import "${isBuiltin(to) ? to : depth + to}";`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      [...lines, `import "./absent-${path.length}.ts";`, "export const x = 1;"].join("\n"),
    );
  }
  const { violations } = cruise(folder, rooms).summary;
  const caught = new Set(violations.map(({ rule }) => rule.name));
  const named = (rules.forbidden ?? []).map(({ name = "" }) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !caught.has(name))).toEqual([]);
  const crossed = violations.filter(({ rule }) => rule.name.startsWith("wing-")).map(({ from }) => from);
  expect(crossed.toSorted()).toEqual(crossings.map(([from]) => from).toSorted());
});

test("no import goes against a direction, and the cruise sees every file of the four rooms", () => {
  const { modules, summary } = cruise(ROOT, rooms);
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  const seen = new Set(modules.map(({ source }) => source));
  const all = sourceFiles().filter(
    ({ path }) => /\.tsx?$/.test(path) && rooms.some((room) => path.startsWith(`${room}/`)),
  );
  expect(all.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
});
