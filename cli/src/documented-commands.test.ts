// Every command of `solo` that the documents tell people to type is run here, on an installation that has some of what they
// name. What it lacks is refused, but only after the command was understood.
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { documentedCommands } from "../../scripts/documents/commands.mjs";
import { testCli } from "../test/test-cli.ts";

interface Command {
  page: string;
  text: string;
  solo?: string[];
  isMention: boolean;
}

const cli = testCli();
const commands: Command[] = documentedCommands();

/** What the documents write for a value of the reader's own. */
const values: Record<string, string> = {
  EMAIL: "ada@example.com",
  FILE: "goods.csv",
  ID: randomUUID(),
  "ID…": randomUUID(),
  "0197…": randomUUID(),
  "SKU…": "A",
  DATABASE_URL: "postgresql://owner@host:5432/solodesk",
};

/** Refusals that come only after a command and its options were understood. */
const understood = [
  /^There is no (marketplace order|order|payment|such payout)\b/,
  /This is not a terminal: add --yes to confirm\.$/,
  /^Pass(phrase|word) of .* this is not a terminal/,
  /^No message matches\./,
  // server/test/process/backup.test.ts makes and restores one.
  /^solo backup is for the embedded database: /,
];

beforeAll(async () => {
  for (const name of ["goods.csv", "products.csv"]) cli.file(name, "sku,name,price\nA,Cup,12.50\n");
  writeFileSync(join(cli.folder, "goods.csv.gz"), gzipSync("id,title,price\nA,Cup,12.50\n"));
  cli.file(
    "shopify-export.csv",
    "Handle,Title,Option1 Name,Variant SKU,Variant Price\ncup,Cup,Title,C1,12.50\n",
  );
  cli.file("bank.csv", "payout,amount,currency,reference\n");
  cli.file("plans.json", '{"plans": []}');
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', 'ada@example.com', now(), now())",
    [randomUUID()],
  );
});

const argsOf = ({ solo = [] }: Command) => solo.map((word) => values[word] ?? word);

test("each is understood, and what it names is found or missed", async () => {
  const help = (await cli.solo("help")).stdout;
  /** A sentence may name a command without what it needs. */
  const isNamed = ({ solo = [], isMention }: Command) =>
    isMention && help.includes(`\n  ${["solo", ...solo].join(" ")}`);
  const run = commands.filter((command) => command.solo !== undefined && !isNamed(command));
  const seen = new Map(run.map((command) => [argsOf(command).join(" "), command]));
  expect(seen.size).toBeGreaterThan(40);
  const strange = [];
  for (const command of seen.values()) {
    const { status, stderr } = await cli.solo(...argsOf(command));
    const said = stderr.trim().split("\n").at(-1) ?? "";
    if (status !== 0 && !understood.some((refusal) => refusal.test(said)))
      strange.push(`${command.page}: ${command.text}: ${said}`);
  }
  expect(strange).toEqual([]);
});
