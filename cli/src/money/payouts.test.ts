import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildDeps } from "@solodesk/server/build-deps.ts";
import { requestPayout } from "@solodesk/server/features/selling/payouts/request-payout.ts";
import { readConfig } from "@solodesk/server/kernel/config/config.ts";
import { openDatabase } from "@solodesk/server/kernel/database/db.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { openSecrets } from "@solodesk/server/kernel/secrets/secrets.ts";
import { beforeAll, expect, test } from "vitest";
import { destinationOf, earn } from "../../../server/test/test-payouts.ts";
import { testCli } from "../../test/test-cli.ts";
import { payoutsCommand } from "./payouts.ts";
import { readPayoutsExportOptions } from "./payouts-export.ts";
import { readPayoutsListOptions } from "./payouts-list.ts";
import { readReconcileOptions } from "./payouts-reconcile.ts";
import { readSettleOptions } from "./payouts-settle.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("payouts", ...args);
const ids: string[] = [];

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: cli.folder, LOG_LEVEL: "silent", PAYOUT_APPROVAL: "on" }, "");
  const log = buildLog(config);
  const database = openDatabase(cli.database.ownerUrl, log);
  const deps = buildDeps({ config, database, secrets: openSecrets(config), log });
  const user = { id: deps.newId(), sessionId: deps.newId() };
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', 'ada@example.com', now(), now())",
    [user.id],
  );
  await cli.database.sql(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, 'test', now(), now(), now(), now() + interval '1 day')`,
    [user.sessionId, user.id],
  );
  await earn(deps, user.id, 9000);
  const account = { holder: "=HYPERLINK(1)", country: "DE", iban: "DE89370400440532013000" };
  const destination_id = await destinationOf({ deps, database: cli.database }, user.id, {
    kind: "bank",
    ...account,
  });
  const american = await destinationOf({ deps, database: cli.database }, user.id, {
    kind: "bank",
    holder: "Ada Byron",
    country: "US",
    routing_number: "021000021",
    account_number: "00012345678901234",
  });
  for (const amount of [2600, 1050])
    ids.push((await requestPayout(deps, user, { amount, destination_id })).id);
  ids.push((await requestPayout(deps, user, { amount: 1000, destination_id: american })).id);
  await deps.jobs.stop();
  await deps.passwords.close();
  await database.close();
});

const table = async (...args: string[]) =>
  (await solo("list", ...args)).stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/ {2,}/));

test("approved, exported, paid by hand with its reference, or failed with its reason", async () => {
  const [first = "", second = ""] = ids;
  expect((await table()).map(([, , status]) => status)).toEqual([
    "Status",
    ...Array(3).fill("awaiting approval"),
  ]);
  expect(await solo("approve", first, second, second)).toMatchObject({
    status: 0,
    stdout: `${first} is approved.\n${second} is approved.\n${second} is approved.\n`,
  });

  const file = join(cli.folder, "batch.csv");
  expect((await solo("export", file)).stdout).toMatch(/^2 payouts written to /);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [header, ...rows] = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(header).toBe(
    "\uFEFFpayout,requested_at,amount,currency,kind,holder,country,iban,routing_number,account_number,paypal_email",
  );
  const cells = rows.map((row) => row.split(",")).toSorted((a, b) => Number(b[2]) - Number(a[2]));
  expect(cells.map(([id, , ...rest]) => [id, ...rest])).toEqual([
    // A formula that a spreadsheet would run is exported as text.
    [first, "26.00", "USD", "bank", '"\'=HYPERLINK(1)"', "DE", "DE89370400440532013000", "", "", ""],
    [second, "10.50", "USD", "bank", '"\'=HYPERLINK(1)"', "DE", "DE89370400440532013000", "", "", ""],
  ]);
  expect(() => readPayoutsExportOptions([file])).toThrow(
    "already exists, and its payouts may already be paid",
  );

  const paid = await solo("pay", first, "--reference", "AB12", "--yes");
  expect(paid.stdout).toBe("26.00 USD to a•••@example.com: paid.\n");
  expect((await solo("fail", second, "--reason", "Closed")).stderr).toContain(
    '10.50 USD to a•••@example.com will be marked as failed and returned to its owner, who sees the reason "Closed". Continue?',
  );
  expect((await table("--status", "paid")).slice(1)).toEqual([
    [first, expect.any(String), "paid", "manual", "26.00 USD", "a•••@example.com", "AB12"],
  ]);
});

test("routing and account numbers keep their zeros in a spreadsheet, and are no formulas", async () => {
  const [, , third = ""] = ids;
  await solo("approve", third);
  const file = join(cli.folder, "zeros.csv");
  expect((await solo("export", file)).stderr).toContain(
    "The ' before routing and account numbers is not part of them",
  );
  const [, row = ""] = readFileSync(file, "utf8").split("\r\n");
  expect(row.split(",").slice(5)).toEqual([
    "Ada Byron",
    "US",
    "",
    '"\'021000021"',
    '"\'00012345678901234"',
    "",
  ]);
});

test("a settlement file is held against what was paid", async () => {
  const agrees = `payout;amount;currency;reference\n${ids[0]};26.00;USD;AB12\n`;
  const reconcile = (content: string) => solo("reconcile", cli.file("settled.csv", content));
  expect(await reconcile(agrees)).toMatchObject({ status: 0, stdout: "1 match, 0 do not.\n" });
  expect(await reconcile(agrees.replace("26.00", "26.01"))).toMatchObject({
    status: 1,
    stdout: `Payout ${ids[0]} is of $26.00, row 2 says $26.01.\n0 match, 1 do not.\n`,
  });
  expect((await reconcile("id,amount\n1,2\n")).stderr).toBe(
    "The file needs the columns payout, amount, currency, reference.\n",
  );
});

test("what is meant must be said clearly", async () => {
  expect(() => payoutsCommand(["mend"])).toThrow('Unknown command "payouts mend"');
  expect(() => readPayoutsListOptions(["--status", "lost"])).toThrow(
    "--status must be one of requested, processing",
  );
  expect(() => readReconcileOptions(["a.csv", "--from", "May"])).toThrow(
    "--from May is invalid: use a date such as",
  );
  for (const args of [[], ["--reason", "x"], [ids[0] ?? ""], [ids[0] ?? "", "--reason", " "]])
    expect(() => readSettleOptions("fail", args)).toThrow(
      "Specify one payout and give a reason of at most 200 characters",
    );
  expect(() => readSettleOptions("pay", ["7", "--reference", "x"])).toThrow("7 is not an ID.");
});
