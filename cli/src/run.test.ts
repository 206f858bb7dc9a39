import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testCli } from "../test/test-cli.ts";

const cli = testCli();
const { folder, solo, file } = cli;

describe("solo", () => {
  test("imports a catalogue, names what it cannot take, and changes nothing the second time", async () => {
    const goods = file("goods.csv", "code,name,price\nA,Cup,12.50\nB,Jug,$8\nC,Pot,7\n");
    const args = ["catalogue", "import", goods, "--map", "sku=code", "--wholesale-percent", "50"];
    const pretended = await solo(...args, "--dry-run");
    expect(pretended.stdout).toContain("Preview: 2 created, 0 updated, 0 unchanged, 1 rejected.");
    const first = await solo(...args);
    expect(first).toMatchObject({ status: 0 });
    expect(first.stdout).toContain("2 created, 0 updated, 0 unchanged, 1 rejected.");
    expect(first.stdout).toContain('row 3: price "$8" is not an amount such as 9.50 (write 8?)');
    expect((await solo(...args)).stdout).toContain("0 created, 0 updated, 2 unchanged, 1 rejected.");
  });

  test("lists, exports and removes what is in the catalogue", async () => {
    const goods = file(
      "shelf.csv",
      "sku,name,price,stock\nL1,Brass lamp,12.50,3\nL2,\u001b[2JOak lamp,8,\n=L3,Jug,7,\n",
    );
    expect((await solo("catalogue", "import", goods)).stdout).toContain("3 created");
    expect((await solo("catalogue", "list", "--search", "lamp")).stdout.trimEnd().split("\n")).toEqual([
      "SKU  Name         Category  Price  Stock",
      "L1   Brass lamp             12.50  3",
      "L2   [2JOak lamp            8.00   not tracked",
    ]);
    expect((await solo("catalogue", "list", "--limit", "1")).stdout).toMatch(
      /\d more not shown: use --limit, at most 1000, or --search/,
    );

    const copy = join(folder, "copy.csv");
    expect((await solo("catalogue", "export", copy)).stdout).toMatch(/^\d products written to/);
    expect(readFileSync(copy, "utf8")).toContain('\r\n"\'=L3",Jug,');
    expect((await solo("catalogue", "import", copy)).stdout).toContain("0 created, 0 updated");

    expect((await solo("catalogue", "remove", "L1", "L9")).stderr).toContain(
      "No product has the SKU L9. Nothing was removed.",
    );
    expect((await solo("catalogue", "remove", "L1")).stderr).toContain("add --yes to confirm");
    expect((await solo("catalogue", "remove", "--yes", "L1", "--", "=L3")).stdout).toBe(
      "2 products removed.\n",
    );
    const emptied = await solo("catalogue", "remove", "--all", "--yes");
    expect(emptied.stdout).toMatch(/^\d products? removed/);
    expect(emptied.stderr).toMatch(/^100 %: \d products?$/m);
    expect(await solo("catalogue", "list")).toMatchObject({ status: 0, stdout: "No products.\n" });
  });

  test("says which columns are missing and which there are", async () => {
    const { status, stderr } = await solo("catalogue", "import", file("x.csv", "id,title\n1,Cup\n"));
    expect([status, stderr.trim().split("\n")]).toEqual([
      1,
      [
        "The file has no column sku, name, price; it has: id, title. Map it with --map sku=COLUMN, or set one value for all products with --set sku=VALUE.",
      ],
    ]);
  });

  test("an error shows what a file says as text on one line", async () => {
    const { stderr } = await solo(
      "catalogue",
      "import",
      file("z.csv", 'id,"\u001b[2J\u202ename\n2 created",x\n1,Cup,2\n'),
    );
    expect(stderr).toContain("it has: id, [2Jname 2 created, x. Map it");
  });

  test("a dry run says that it fetches no pictures", async () => {
    const goods = file("GOODS.CSV", "sku,name,price,image\nP,Cup,12.50,https://127.0.0.1/a.png\n");
    const { stdout, stderr } = await solo("catalogue", "import", goods, "--pictures", "--dry-run");
    expect(stderr).toContain("A dry run does not download pictures.\n");
    expect(stdout).toBe("Preview: 1 created, 0 updated, 0 unchanged, 0 rejected.\n");
  });

  test("an import that breaks off says what stands, and why", async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `B${n},Cup,1`).join("\n");
    const { status, stdout, stderr } = await solo(
      "catalogue",
      "import",
      file("b.csv", `sku,name,price\n${rows}\nC,"Cup`),
    );
    expect(stdout).toBe(
      "The import was interrupted. Done so far:\n1,000 created, 0 updated, 0 unchanged, 0 rejected.\n",
    );
    expect([status, stderr]).toEqual([1, expect.stringContaining("is not valid CSV")]);
  });

  test("fails when nothing could be taken", async () => {
    expect((await solo("catalogue", "import", file("y.csv", "sku,name,price\nA,,1\n"))).status).toBe(1);
  });

  test.each([
    [["catalogue", "import"], "Specify one file"],
    [["catalogue", "import", "a.csv", "--map", "colour=x"], "--map colour=x is invalid"],
    [["catalogue", "import", "a.csv", "--wholesale-percent", "101"], "--wholesale-percent 101 is invalid"],
    [["catalogue", "import", "a.csv", "--fast"], "Unknown option --fast; see: solo help"],
    [["catalogue", "import", "a.csv", "--map"], "--map needs a value"],
    [["catalogue"], "solo catalogue needs a subcommand: use list, import, imports, undo, export or remove"],
    [["catalogue", "empty"], 'Unknown command "catalogue empty"'],
    [["catalogue", "list", "--limit", "0"], "--limit 0 is invalid"],
    [["catalogue", "list", "--json"], "Unknown option --json"],
    [["catalogue", "export"], "Specify one file"],
    [["catalogue", "export", "a.xlsx"], "a.xlsx has an unknown file type"],
    [["catalogue", "remove"], "Specify products"],
    [["catalogue", "remove", "A", "--all"], "not both"],
    [["catalogue", "remove", "--all", "--yes=1"], "--yes takes no value"],
    [["catalogue", "import", "none.csv"], "There is no file none.csv."],
    [["dance"], 'Unknown command "dance"'],
  ])("%j is refused in one sentence", async (args, sentence) => {
    const { status, stderr } = await solo(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("    at ");
  });

  test("prints every setting with what it means, and no secret", async () => {
    const { status, stdout } = await solo("config");
    expect(status).toBe(0);
    expect(stdout).toContain("CURRENCY=USD\n    The installation's only currency");
    expect(stdout).toContain("DATABASE_URL=");
    expect(stdout).not.toContain(new URL(cli.database.ownerUrl).password);
  });

  test("helps", async () => {
    expect(await solo("help")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("catalogue import FILE"),
    });
  });
});
