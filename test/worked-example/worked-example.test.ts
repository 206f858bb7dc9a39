// The feature of docs/worked-example.md is built in a copy of the project, where it has to pass what every feature has to.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/node24.mjs";
import { applyBlock, type Block, readBlocks } from "./read-blocks.ts";

const copy = mkdtempSync(join(tmpdir(), "solodesk-example-"));
const blocks = readBlocks(readFileSync(join(ROOT, "docs/worked-example.md"), "utf8"));
let changed: string[];

/** Copies the sources. Packages are linked, except the rooms, which are packages of the copy. */
function copyProject(): void {
  const left = new Set(["node_modules", "dist", ".git", ".cache", "test-results"]);
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !left.has(basename(path)) && relative(ROOT, path) !== "data",
  });
  const packages = join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@solodesk") symlinkSync(join(ROOT, "node_modules", name), join(packages, name));
  mkdirSync(join(packages, "@solodesk"));
  for (const room of ["contract", "server", "web", "cli"])
    symlinkSync(join("../..", room), join(packages, "@solodesk", room));
}

function nextMigration(): string {
  const numbers = readdirSync(join(copy, "server/src/migrations")).map((name) => Number.parseInt(name, 10));
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, "0");
}

/** Runs a tool in the copy and returns what it printed. Throws that if the tool fails. */
function run(script: string, args: string[], folder = "."): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, "node_modules", script), ...args],
    { cwd: join(copy, folder), encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  );
  const printed = `${stdout}\n${stderr}`;
  if (status !== 0) throw new Error(`${script} ${args.join(" ")} failed:\n${printed}`);
  return printed;
}
const vitest = (folder: string, files: string[]) => run("vitest/vitest.mjs", ["run", ...files], folder);

/** Checks the types of the files of one room that the example changes, with all that they import. */
function checkTypes(room: string): void {
  const include = changed.filter((path) => path.startsWith(`${room}/`) && /\.tsx?$/.test(path));
  expect(include).not.toEqual([]);
  const config = {
    extends: "./tsconfig.json",
    include: include.map((path) => relative(room, path)),
  };
  writeFileSync(join(copy, room, "tsconfig.example.json"), JSON.stringify(config));
  run("typescript/bin/tsc", ["-p", `${room}/tsconfig.example.json`]);
}

beforeAll(() => {
  copyProject();
  const next = nextMigration();
  changed = blocks.map((block) => applyBlock(copy, block, next));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a block that no longer fits is named, and one that names no file", () => {
  const block = { path: "server/src/app.ts", after: "noSuchRoutes(app);", text: "notepadRoutes(app);\n" };
  const apply = (change: Partial<Block>) => () => applyBlock(copy, { ...block, ...change }, "0000");
  expect(apply({})).toThrow(
    "The block for server/src/app.ts does not apply: 0 of its lines are noSuchRoutes(app);",
  );
  expect(apply({ path: "server/src/no-app.ts" })).toThrow("there is no such file");
  expect(apply({ after: undefined })).toThrow("is called new, but the file exists");
  expect(() => readBlocks("```ts\nlet a;\n```\n")).toThrow("Of 1 code blocks only 0 name their file");
});

test("it is formatted, and its types fit in every room", () => {
  const sources = new Set(changed.filter((path) => /\.tsx?$/.test(path)));
  expect(run("@biomejs/biome/bin/biome", ["check", ...sources])).toContain(`Checked ${sources.size} files`);
  for (const room of ["contract", "server", "web"]) checkTypes(room);
});

test("it keeps the rules of the house, of the tables and of the layers", () => {
  const files = ["house.test", "foreign-tables", "migrations"];
  expect(vitest("test", files)).toContain(`${files.length} passed`);
  const cruised = run("dependency-cruiser/bin/dependency-cruiser.mjs", [
    "--config",
    ".dependency-cruiser.mjs",
    ...changed.filter((path) => path.includes("/notepad")),
  ]);
  // If it could not read TypeScript, it would find no import that is forbidden.
  expect(Number(/\((\d+) modules/.exec(cruised)?.[1])).toBeGreaterThan(blocks.length);
});

test("its own tests of the server pass, and those of all tables, of what is exported and of the samples", () => {
  const files = ["notepad", "test/tables", "every-table", "every-column", "security/samples"];
  expect(vitest("server", files)).toContain(`${files.length} passed`);
});

test("its own tests of the web app pass, and those of all screens", () => {
  const files = ["notepad", "app/screens", "palette/registry", "app/budget"];
  expect(vitest("web", files)).toContain(`${files.length} passed`);
});
