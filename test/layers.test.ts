// The direction rules bite: a tree that breaks each of them is caught by each of them, and the real tree is seen whole.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import rules from "../.dependency-cruiser.mjs";
import { ROOT, sourceFiles } from "./source-files.ts";

const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const rooms = ["contract/src", "server/src", "web/src", "cli/src"];

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string } }[] };
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

/** A file → the file it must not import. */
const trespasses: [from: string, to: string][] = [
  ["contract/src/a.ts", "server/src/kernel/x.ts"],
  ["web/src/kernel/call.ts", "web/src/ui/button.ts"],
  ["web/src/ui/card.ts", "web/src/features/cart/cart.ts"],
  ["web/src/features/orders/orders.ts", "web/src/features/cart/cart.ts"],
  ["web/src/features/orders/screen.ts", "web/src/app/shell.ts"],
  ["web/src/features/orders/api.ts", "server/src/features/orders/list-orders.ts"],
  ["web/src/store-page/page.ts", "web/src/app/shell.ts"],
  ["server/src/kernel/x.ts", "server/src/features/orders/list-orders.ts"],
  ["server/src/gateways/stripe.ts", "server/src/features/orders/list-orders.ts"],
  ["server/src/features/orders/open.ts", "server/src/app.ts"],
  ["server/src/features/orders/steal.ts", "server/src/features/wallet/wallet.repository.ts"],
  ["server/src/features/orders/list-orders.ts", "server/src/kernel/serve.ts"],
  ["server/src/features/orders/orders.routes.ts", "server/src/features/orders/orders.repository.ts"],
  ["server/src/features/orders/sum.ts", "server/src/features/orders/orders.table.ts"],
  ["server/src/features/orders/query.ts", "node_modules/drizzle-orm/index.ts"],
  ["server/src/features/orders/page.ts", "web/src/app/shell.ts"],
  ["server/src/features/orders/run.ts", "cli/src/main.ts"],
  ["server/src/features/orders/look.ts", "node:https"],
  ["server/src/features/orders/one.ts", "server/src/features/orders/two.ts"],
  ["server/src/features/orders/two.ts", "server/src/features/orders/one.ts"],
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
  const caught = new Set(cruise(folder, rooms).summary.violations.map(({ rule }) => rule.name));
  const named = (rules.forbidden ?? []).map(({ name = "" }) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !caught.has(name))).toEqual([]);
});

test("the cruise sees every file of the four rooms", () => {
  const seen = new Set(cruise(ROOT, rooms).modules.map(({ source }) => source));
  const all = sourceFiles().filter(
    ({ path }) => /\.tsx?$/.test(path) && rooms.some((room) => path.startsWith(`${room}/`)),
  );
  expect(all.filter(({ path }) => !seen.has(path)).map(({ path }) => path)).toEqual([]);
});
