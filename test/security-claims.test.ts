// What docs/security says is held: each requirement is there once, and each test that is named exists.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/node24.mjs";
import { sourceFiles } from "../scripts/source-files.mjs";

const read = (name: string) => readFileSync(join(ROOT, "docs/security", name), "utf8");

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by section. The numbers that are missing are of level 3. */
const requirements: Record<string, string> = {
  "V1.1": "1-2",
  "V1.2": "1-9",
  "V1.3": "1-11",
  "V1.4": "1-3",
  "V1.5": "1-2",
  "V2.1": "1-3",
  "V2.2": "1-3",
  "V2.3": "1-4",
  "V2.4": "1",
  "V3.2": "1-2",
  "V3.3": "1-4",
  "V3.4": "1-6",
  "V3.5": "1-5",
  "V3.7": "1-2",
  "V4.1": "1-3",
  "V4.2": "1",
  "V4.3": "1-2",
  "V4.4": "1-4",
  "V5.1": "1",
  "V5.2": "1-3",
  "V5.3": "1-2",
  "V5.4": "1-3",
  "V6.1": "1-3",
  "V6.2": "1-12",
  "V6.3": "1-4",
  "V6.4": "1-4",
  "V6.5": "1-5",
  "V6.6": "1-3",
  "V6.8": "1-4",
  "V7.1": "1-3",
  "V7.2": "1-4",
  "V7.3": "1-2",
  "V7.4": "1-5",
  "V7.5": "1-2",
  "V7.6": "1-2",
  "V8.1": "1-2",
  "V8.2": "1-3",
  "V8.3": "1",
  "V8.4": "1",
  "V9.1": "1-3",
  "V9.2": "1-4",
  "V10.1": "1-2",
  "V10.2": "1-2",
  "V10.3": "1-4",
  "V10.4": "1-11",
  "V10.5": "1-5",
  "V10.6": "1-2",
  "V10.7": "1-3",
  "V11.1": "1-2",
  "V11.2": "1-3",
  "V11.3": "1-3",
  "V11.4": "1-4",
  "V11.5": "1",
  "V11.6": "1",
  "V12.1": "1-3",
  "V12.2": "1-2",
  "V12.3": "1-4",
  "V13.1": "1",
  "V13.2": "1-5",
  "V13.3": "1-2",
  "V13.4": "1-5",
  "V14.1": "1-2",
  "V14.2": "1-4",
  "V14.3": "1-3",
  "V15.1": "1-3",
  "V15.2": "1-3",
  "V15.3": "1-7",
  "V16.1": "1",
  "V16.2": "1-5",
  "V16.3": "1-4",
  "V16.4": "1-3",
  "V16.5": "1-3",
  "V17.1": "1",
  "V17.2": "1-4",
  "V17.3": "1-2",
};

const numbersIn = (list: string) =>
  list.split(" ").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
const all = Object.entries(requirements).flatMap(([section, list]) =>
  numbersIn(list).map((number) => `${section}.${number}`),
);

/** A row of the tables: which requirements, of which level, how they stand, what is done, and the tests. */
const rows = read("asvs.md")
  .split("\n")
  .filter((line) => /^\| V\d+\./.test(line))
  .map((line) => {
    const [ids = "", level, status, what, proof] = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    return { ids: ids.split(", "), level, status, what, tests: proof };
  });

const tests = Map.groupBy(
  sourceFiles().filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path)),
  ({ path }) => basename(path),
);
const named = /`([\w.-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

test("every requirement of ASVS 5.0.0, levels 1 and 2, is listed once", () => {
  expect(all).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(all.toSorted());
});

test("each has a status and says what is done, and what is met names a test or that there is none", () => {
  const vague = rows.filter(
    ({ level = "", status = "", what = "", tests: proof = "" }) =>
      !/^(1|2|1\/2)$/.test(level) ||
      !/^(met|\*\*not met\*\*|does not apply)$/.test(status) ||
      what === "" ||
      (status === "met" && proof !== "no test" && [...proof.matchAll(named)].length === 0),
  );
  expect(vague).toEqual([]);
});

test("the numbers at its top are those of its tables", () => {
  const counted = Map.groupBy(
    rows.flatMap(({ ids, status = "" }) => ids.map(() => status.replaceAll("*", ""))),
    (status) => status,
  );
  for (const [status, { length }] of counted)
    expect(read("asvs.md")).toMatch(new RegExp(`^\\| ${status} +\\| ${length} +\\|$`, "m"));
});

test.each(["asvs.md", "threat-model.md"])(
  "each test that %s names exists, and has a title that begins so",
  (page) => {
    const claims = [...read(page).matchAll(named)];
    expect(claims.length).toBeGreaterThan(50);
    const empty = claims.filter(([, file = "", title = ""]) => {
      const texts = (tests.get(file) ?? []).map(({ text }) => text);
      return !texts.some((text) => text.includes(`"${title}`) || text.includes(`\`${title}`));
    });
    expect(empty.map(([claim]) => claim)).toEqual([]);
  },
);

test("each file that threat-model.md names exists", () => {
  const files = [
    ...read("threat-model.md").matchAll(/`((?:kernel|features|gateways|web|contract)\/[\w./-]+)`/g),
  ];
  expect(files.length).toBeGreaterThan(30);
  const paths = sourceFiles().map(({ path }) => path);
  const isThere = (name: string) =>
    paths.some((path) => path.startsWith(/^(web|contract)\//.test(name) ? name : `server/src/${name}`));
  expect(files.map(([, name = ""]) => name).filter((name) => !isThere(name))).toEqual([]);
});
