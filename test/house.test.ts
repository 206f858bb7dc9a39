// The house keeps its shape: sizes, names and the same features in every room.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errors } from "@solodesk/contract/kernel/errors.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { plans } from "@solodesk/contract/money/plans.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { describe, expect, test } from "vitest";
import { wings } from "../.dependency-cruiser.mjs";
import { measureHouse } from "../scripts/house-measures.mjs";
import { ROOT } from "../scripts/node24.mjs";
import { isTest, sourceFiles } from "../scripts/source-files.mjs";

const files = sourceFiles();
const code = files.filter((file) => !isTest(file));
/** As the endpoints of a file are called: second-factor.ts exports `secondFactor`. */
const camelCase = (name: string) => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
const quantile = (sorted: number[], q: number) => sorted[Math.floor((sorted.length - 1) * q)] ?? 0;

describe("sizes", () => {
  test("no file is too long to hold in one's head", () => {
    // The grammars are lists of words, which grow with what people say.
    const written = code.filter(({ path }) => !path.includes("/ask/grammar/"));
    expect(written.filter(({ lines }) => lines > 250).map(({ path }) => path)).toEqual([]);
    expect(files.filter((file) => isTest(file) && file.lines > 400).map(({ path }) => path)).toEqual([]);
  });

  test("most files are short", () => {
    const sizes = code.map(({ lines }) => lines).toSorted((a, b) => a - b);
    expect(quantile(sizes, 0.5)).toBeLessThanOrEqual(60);
    expect(quantile(sizes, 0.9)).toBeLessThanOrEqual(150);
  });
});

test("a folder's view fits one screen: 25 entries, tests aside", () => {
  const entries = new Map<string, Set<string>>();
  for (const { path } of code.filter((file) => /^(contract|server|web|cli)\/src\/|^bench\//.test(file.path)))
    for (let at = path; at.includes("/"); at = dirname(at)) {
      const folder = dirname(at);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(basename(at)));
    }
  expect(entries.size).toBeGreaterThan(100);
  const full = [...entries].filter(([, { size }]) => size > 25);
  expect(full.map(([folder, { size }]) => `${folder}: ${size}`)).toEqual([]);
});

describe("imports", () => {
  const { featureCircles, backArrows, crumbs, doubled } = measureHouse();

  test("no feature needs itself through another, and none imports a wing to its right", () => {
    expect(featureCircles).toEqual([]);
    expect(backArrows).toEqual([]);
  });

  test("what one file uses is in that file: at most 40 short files have a single user beside them", () => {
    expect(crumbs.length, crumbs.map(([path]) => path).join("\n")).toBeLessThanOrEqual(40);
  });

  test("a search for a name finds one thing: at most 40 names are exported by more than one file", () => {
    // About a dozen are endpoint groups of the contract and the table of the same name.
    expect(doubled.length, doubled.map(([name]) => name).join("\n")).toBeLessThanOrEqual(40);
  });
});

describe("names", () => {
  test("nothing is called after having no name", () => {
    const nameless = /(^|[/-])(utils?|helpers?|common|misc)([./-]|$)/;
    expect(files.filter(({ path }) => nameless.test(path)).map(({ path }) => path)).toEqual([]);
  });

  test("there are no barrels", () => {
    const reexports = (text: string) =>
      text
        .split("\n")
        .filter(Boolean)
        .every((line) => /^(export .* from|\/\/)/.test(line));
    const barrels = files.filter(({ path, text }) => /^index\.tsx?$/.test(basename(path)) || reexports(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

test("no source folder is ignored: Tailwind and the formatter pass over what git ignores", () => {
  const ignored = readFileSync(join(ROOT, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => /^[^/*]+\/$/.test(line))
    .map((line) => `/${line}`);
  expect(ignored).toContain("/node_modules/");
  const hidden = files.filter(({ path }) => ignored.some((folder) => `/${path}`.includes(folder)));
  expect(hidden.map(({ path }) => path)).toEqual([]);
});

test("nobody but the clock reads the time", () => {
  const readers = code
    .filter(({ text }) => /\bnew Date\(\s*\)|\bDate\.now\b/.test(text))
    .map(({ path }) => path);
  const clocks = ["server/src/kernel/time/clock.ts", "web/src/kernel/time/clock.ts"];
  expect(readers.filter((path) => /^(contract|server|web|cli)\/src\//.test(path))).toEqual(clocks);
});

test("no test asserts an absolute time: a slow machine fails nothing", () => {
  const bounded =
    /expect\([^;]*\b(performance|Date)\.now\(\) -[^;]*\)\s*\.toBeLessThan(OrEqual)?\(\s*[\d_.]+/;
  expect(files.filter((file) => isTest(file) && bounded.test(file.text)).map(({ path }) => path)).toEqual([]);
});

describe("transactions", () => {
  const server = code.filter(({ path }) => path.startsWith("server/src/"));

  test("no function takes a transaction beside the dependencies: inside, `deps.db` is the transaction", () => {
    const both =
      /\b(deps|money): [^()]*\b(tx|db): Db\b|\b(tx|db): Db,[^()]*\bDeps\b|\bDeps\b[^()={;]*\b(tx|db): Db\b/;
    expect(server.filter(({ text }) => both.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("only inTransaction and inSavepoint begin one, or a repository for a single statement", () => {
    const beginning = server.filter(({ text }) => /\.transaction\(/.test(text)).map(({ path }) => path);
    expect(beginning).toContain("server/src/kernel/database/db.ts");
    const strangers = beginning.filter((path) => !path.endsWith(".repository.ts"));
    expect(strangers).toEqual(["server/src/kernel/database/db.ts"]);
  });
});

describe("symmetry", () => {
  const modules = code
    .filter(({ path }) => /^contract\/src\/(?!kernel\/)/.test(path))
    .map(({ path, text }) => ({ name: path.slice("contract/src/".length, -".ts".length), text }));
  /** "selling/orders". */
  const features = modules.map(({ name }) => name).filter((name) => name.split("/").length === 2);
  /** What has endpoints: the features, and parts of them such as "identity/auth/google". */
  const contracts = modules.filter(({ text }) => text.includes("endpoint({")).map(({ name }) => name);
  /** Does a file of the server belong to a feature, or to a part, and to none of its own parts? */
  const belongsTo = (contract: string, path: string) =>
    path.startsWith(`server/src/features/${contract}/`) &&
    !contracts.some(
      (part) => part.startsWith(`${contract}/`) && path.startsWith(`server/src/features/${part}/`),
    );
  const featuresIn = (room: string) =>
    readdirSync(join(ROOT, room, "src/features")).flatMap((wing) =>
      readdirSync(join(ROOT, room, "src/features", wing)).map((name) => `${wing}/${name}`),
    );
  const endpointsOf = async (feature: string) => {
    const module: Record<string, unknown> = await import(join(ROOT, "contract/src", `${feature}.ts`));
    const name = camelCase(basename(feature));
    return {
      name,
      endpoints: (module[name] as Record<string, { refuses?: string[]; done?: string }> | undefined) ?? {},
    };
  };

  test("each room has the same wings", () => {
    const wingsOf = (folder: string) => readdirSync(join(ROOT, folder)).filter((name) => name !== "kernel");
    for (const folder of ["contract/src", "server/src/features", "web/src/features"])
      expect(wingsOf(folder).toSorted(), folder).toEqual(wings.toSorted());
  });

  test("what a feature of the contract keeps in a folder stands under its name", () => {
    const folders = wings.flatMap((wing) =>
      readdirSync(join(ROOT, "contract/src", wing), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${wing}/${name}`),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter((name) => !features.includes(name))).toEqual([]);
  });

  test("server features are the contract's files", () => {
    expect(featuresIn("server").toSorted()).toEqual(features.toSorted());
  });

  test("web features are the contract's files too, or known to have no endpoints of their own", () => {
    // All others join under the contract's names.
    const webOnly = ["selling/cart", "platform/style-guide"];
    const strangers = featuresIn("web").filter((name) => !features.includes(name) && !webOnly.includes(name));
    expect(strangers).toEqual([]);
    expect(webOnly.filter((name) => features.includes(name))).toEqual([]);
  });

  test("each endpoint is served exactly once, in the feature of its name", async () => {
    for (const feature of contracts) {
      const { name: prefix, endpoints } = await endpointsOf(feature);
      const routes = files.filter(({ path }) => belongsTo(feature, path) && path.endsWith(".routes.ts"));
      const served = routes.flatMap(({ text }) =>
        [...text.matchAll(/serve(?:After)?\(\s*app,\s*(\w+\.\w+)/g)].map(([, name]) => name),
      );
      const named = Object.keys(endpoints).map((name) => `${prefix}.${name}`);
      expect(served.toSorted(), feature).toEqual(named.toSorted());
    }
  });

  test("each endpoint has its use case in a file that begins with the same verb", () => {
    for (const { path, text } of files.filter((file) => file.path.endsWith(".routes.ts"))) {
      const folder = path.slice(0, path.lastIndexOf("/"));
      const beside = files
        .filter((file) => file.path.startsWith(`${folder}/`))
        .map((file) => basename(file.path));
      for (const [, verb = ""] of text.matchAll(/serve(?:After)?\(\s*app,\s*\w+\.([a-z]+)/g)) {
        const found = beside.some(
          (name) => new RegExp(`^${verb}[.-]`).test(name) && !name.includes(".test."),
        );
        expect(found, `${path} serves ${verb}…`).toBe(true);
      }
    }
  });

  test("each call about plans and what they cost names its project", async () => {
    const calls = { ...plans, ...billing, ...subscription };
    const nameless = Object.values(calls).filter((endpoint) => !("project" in endpoint));
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  test("what is shown when a call is done stands in the contract alone: no answer and no toast writes it again", async () => {
    const shown = new Set<string | undefined>();
    for (const feature of contracts)
      for (const { done } of Object.values((await endpointsOf(feature)).endpoints)) if (done) shown.add(done);
    expect(shown.size).toBeGreaterThan(40);
    const written = { server: /\bmessage:\s*"([^"]+)"/g, web: /\b(?:title|success|heading):\s*"([^"]+)"/g };
    const again = Object.entries(written).flatMap(([room, pattern]) =>
      code
        // The style guide shows examples.
        .filter(({ path }) => path.startsWith(`${room}/src/`) && !path.includes("/style-guide/"))
        .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, words]) => ({ path, words })))
        .filter(({ words }) => shown.has(words)),
    );
    expect(again).toEqual([]);
  });

  test("each call that asks for a fresh confirmation names that refusal", async () => {
    // An appointment is cancelled by the orders' use case, which refunds it.
    const askedBy = new Map([["appointments.edit", "selling/orders"]]);
    // A proposal carries out another call, which asks.
    const relaying = ["assistant.confirm"];
    const naming: string[] = [];
    for (const feature of contracts) {
      const { name: prefix, endpoints } = await endpointsOf(feature);
      for (const [name, { refuses = [] }] of Object.entries(endpoints))
        if (refuses.includes("confirmation_required") && !relaying.includes(`${prefix}.${name}`))
          naming.push(askedBy.get(`${prefix}.${name}`) ?? feature);
    }
    for (const feature of contracts) {
      const asking = code.filter(
        ({ path, text }) => belongsTo(feature, path) && text.includes("await requireConfirmed("),
      );
      expect(naming.filter((name) => name === feature).length, feature).toBe(asking.length);
    }
  });

  test("each refusal of the contract's table is given somewhere in the server", () => {
    const server = code
      .filter(({ path }) => path.startsWith("server/src/"))
      .map(({ text }) => text)
      .join("\n");
    expect(Object.keys(errors).filter((refusal) => !server.includes(`"${refusal}"`))).toEqual([]);
  });
});
