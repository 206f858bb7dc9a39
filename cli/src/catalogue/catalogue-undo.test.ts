import { expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { describeImports } from "./catalogue-imports.ts";
import { describeUndo, readUndoOptions } from "./catalogue-undo.ts";

const cli = testCli();
const catalogue = (...args: string[]) => cli.solo("catalogue", ...args);
const importing = (name: string, rows: string) =>
  catalogue("import", cli.file(name, `sku,name,price\n${rows}`));

test("an import is listed, undone when agreed to, and not twice", async () => {
  expect(await catalogue("imports")).toMatchObject({ status: 0, stdout: "No imports yet.\n" });
  await importing("good.csv", "A,Cup,12.50\nB,Jug,8\n");
  await importing("\u001b[2Jwrong.csv", "A,Cap,99\nB,Jug,8\nC,Pot,7\n");
  await cli.database.sql("UPDATE products SET name = 'Bowl' WHERE sku = 'C'");

  const list = (await catalogue("imports")).stdout.split("\n");
  expect(list[0]).toMatch(/^Id {2}When \(UTC\) +File +Created +Updated +Unchanged +Rejected +State$/);
  expect(list[1]).toMatch(/^2 {3}\d{4}-\d\d-\d\d \d\d:\d\d {2}\[2Jwrong\.csv +1 +1 +1 +0 +can be undone$/);
  expect(list[2]).toMatch(/good\.csv +2 +0 +0 +0 +can be undone$/);

  const would =
    /0 removed, 1 restored, 0 kept because stores list them, 1 kept because they were changed again since\.\n {2}C Bowl: kept, changed again since\n/;
  const unanswered = await catalogue("undo", "last");
  expect([unanswered.status, unanswered.stderr]).toEqual([
    1,
    expect.stringContaining("add --yes to confirm"),
  ]);
  expect(unanswered.stderr).toMatch(would);
  expect(await catalogue("undo", "2", "--dry-run")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(would),
  });
  expect(await cli.database.sql("SELECT name FROM products WHERE sku = 'A'")).toEqual([{ name: "Cap" }]);

  const done = await catalogue("undo", "last", "--yes");
  expect(done).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Import 2 .* undone\./) });
  expect(done.stdout).toMatch(would);
  expect(done.stderr).toMatch(/^100 %: 2 products$/m);
  expect(await cli.database.sql("SELECT sku, name, price FROM products ORDER BY sku")).toEqual([
    { sku: "A", name: "Cup", price: "1250" },
    { sku: "B", name: "Jug", price: "800" },
    { sku: "C", name: "Bowl", price: "700" },
  ]);
  expect((await catalogue("undo", "2", "--yes")).stdout).toMatch(/undone .*[\s\S]*Nothing was changed\.\n$/);
  expect((await catalogue("imports", "--limit", "1")).stdout).toMatch(/undone \d{4}-/);
  expect((await catalogue("undo", "last", "--yes")).stdout).toContain("2 removed, 0 restored");
  expect((await catalogue("undo", "last")).stderr).toBe("There is no import left to undo.\n");
  expect((await catalogue("undo", "7")).stderr).toBe(
    "There is no import 7: solo catalogue imports lists them.\n",
  );
});

test.each([
  [[], "Specify one import"],
  [["1", "2"], "Specify one import"],
  [["0"], "0 is not an import ID"],
  [["1.5"], "1.5 is not an import ID"],
  [["9999999999"], "is not an import ID"],
  [["first"], "first is not an import ID"],
  [["last", "--all"], "Unknown option --all"],
])("undo %j is refused in one sentence", (args, sentence) => {
  expect(() => readUndoOptions(args)).toThrow(sentence);
});

test("who stays is said by name, and how many more there are", () => {
  const staying = [
    { sku: "A", name: "Cup\n", stores: 1, outcome: "listed" as const },
    { sku: "B", name: "Jug", stores: 1200, outcome: "listed" as const },
  ];
  const report = { removed: 1000, putBack: 0, listed: 1500, changed: 0, staying };
  expect(describeUndo(report, false)).toEqual([
    "Preview: 1,000 removed, 0 restored, 1,500 kept because stores list them, 0 kept because they were changed again since.",
    "  A Cup: kept, listed by 1 store",
    "  B Jug: kept, listed by 1,200 stores",
    "  and 1,498 more",
  ]);
});

test("each import says whether it can be undone", () => {
  const done = {
    id: 3,
    file: "a.csv",
    startedAt: "2026-01-31T10:00:00Z",
    endedAt: "2026-01-31T10:01:00Z",
    created: 1200,
    updated: 0,
    unchanged: 0,
    refused: 0,
    undoneAt: null,
    undoStartedAt: null,
    undoProcessed: 0,
    forgotten: false,
  };
  const rows = [
    { ...done, endedAt: null },
    { ...done, created: 0 },
    { ...done, forgotten: true },
    { ...done, undoStartedAt: "2026-02-01T10:00:00Z" },
    { ...done, undoneAt: "2026-02-01T10:00:00Z" },
  ];
  const states = describeImports(rows)
    .split("\n")
    .slice(1, 6)
    .map((line) => line.replace(/.* {2}/, ""));
  expect(states).toEqual([
    "unfinished; can be undone",
    "changed nothing",
    "too old to undo",
    "being undone",
    "undone 2026-02-01 10:00",
  ]);
});
