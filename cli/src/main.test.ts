import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../server/test/test-database.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const folder = mkdtempSync(join(tmpdir(), "solo-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase((url) => url);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function solo(...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, DATABASE_URL: database.ownerUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe("solo", () => {
  test("imports a catalogue, names what it cannot take, and changes nothing the second time", () => {
    const goods = file("goods.csv", "code,name,price\nA,Cup,12.50\nB,Jug,$8\nC,Pot,7\n");
    const args = ["catalogue", "import", goods, "--map", "sku=code", "--wholesale-percent", "50"];
    const pretended = solo(...args, "--dry-run");
    expect(pretended.stdout).toContain("Would be: 2 created, 0 updated, 0 unchanged, 1 refused.");
    const first = solo(...args);
    expect(first).toMatchObject({ status: 0 });
    expect(first.stdout).toContain("2 created, 0 updated, 0 unchanged, 1 refused.");
    expect(first.stdout).toContain('row 3: price "$8" is not an amount such as 9.50 (write 8?)');
    expect(solo(...args).stdout).toContain("0 created, 0 updated, 2 unchanged, 1 refused.");
  });

  test("says which columns are missing and which there are", () => {
    const { status, stderr } = solo("catalogue", "import", file("x.csv", "id,title\n1,Cup\n"));
    expect([status, stderr.trim().split("\n")]).toEqual([
      1,
      [
        "The file has no column sku, name, price; it has: id, title. Name it with --map sku=COLUMN or give all products one value with --set sku=VALUE.",
      ],
    ]);
  });

  test("fails when nothing could be taken", () => {
    expect(solo("catalogue", "import", file("y.csv", "sku,name,price\nA,,1\n")).status).toBe(1);
  });

  test.each([
    [["catalogue", "import"], "Name one file"],
    [["catalogue", "import", "a.csv", "--map", "colour=x"], "--map colour=x is not usable"],
    [["catalogue", "import", "a.csv", "--wholesale-percent", "101"], "--wholesale-percent 101 is not usable"],
    [["catalogue", "import", "a.csv", "--fast"], "--fast"],
    [["catalogue", "import", "none.csv"], "There is no file none.csv."],
    [["dance"], 'There is no command "dance"'],
  ])("%j is refused in one sentence", (args, sentence) => {
    const { status, stderr } = solo(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
  });

  test("prints every setting with what it means, and no secret", () => {
    const { status, stdout } = solo("config");
    expect(status).toBe(0);
    expect(stdout).toContain("CURRENCY=USD\n    The installation's one currency");
    expect(stdout).toContain("DATABASE_URL=");
    expect(stdout).not.toContain(new URL(database.ownerUrl).password);
  });

  test("helps", () => {
    expect(solo("help")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("catalogue import FILE"),
    });
  });
});
