import { randomUUID } from "node:crypto";
import { allChecks } from "@solodesk/server/features/money/wallet/checks/check-books.ts";
import { beforeAll, expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { ledgerCommand } from "./ledger.ts";
import { readAdjustOptions, readAmount } from "./wallet-adjust.ts";
import { describeDebts } from "./wallet-debts.ts";
import { readDebtLimit, readLimitOptions } from "./wallet-limit.ts";
import { describeWallet, readShowOptions } from "./wallet-show.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("wallet", ...args);
beforeAll(async () => {
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, 'Ada Byron', 'ada@example.com', now(), now())",
    [randomUUID()],
  );
});

test("solo ledger check says of empty books that they are empty, not that they are right", async () => {
  const empty = await cli.solo("ledger", "check");
  expect([empty.status, empty.stderr]).toEqual([0, ""]);
  expect(empty.stdout).toContain("none  Every transaction sums to zero (transactions: 0)\n");
  expect(empty.stdout).toMatch(/\n\nThe books are empty: there are no transactions to check\.\n$/);
  expect(empty.stdout).not.toContain("passed");
});

test("the operator gives credits and takes them, with a reason that stays in the books", async () => {
  const refused = await solo("adjust", "ADA@example.com", "1,234.5", "--reason", "A \u001b[2Jgift");
  expect(refused).toMatchObject({
    status: 1,
    stdout: "",
    stderr:
      '1,234.50 USD in credits will be given to Ada Byron <ada@example.com>, who has 0.00 USD. Reason: "A [2Jgift". Continue? This is not a terminal: add --yes to confirm.\n',
  });
  expect(await solo("adjust", "ada@example.com", "+1,234.5", "--reason", "A gift", "--yes")).toMatchObject({
    status: 0,
    stdout: "Ada Byron <ada@example.com> now has 1,234.50 USD in credits; before it was 0.00 USD.\n",
  });
  expect(await solo("adjust", "ada@example.com", "-12.50", "--reason", "Given twice", "--yes")).toMatchObject(
    {
      status: 0,
      stdout: "Ada Byron <ada@example.com> now has 1,222.00 USD in credits; before it was 1,234.50 USD.\n",
    },
  );
  expect(await solo("adjust", "ada@example.com", "-1222.01", "--reason", "Too much", "--yes")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "There isn't enough money in the wallet.\n",
  });
  expect(await solo("adjust", "eve@example.com", "1", "--reason", "Who?", "--yes")).toMatchObject({
    status: 1,
    stderr: "There is no account with the email eve@example.com.\n",
  });

  expect(
    await cli.database.sql(
      `SELECT source_type, kind, type, amount::int, description FROM postings JOIN accounts ON accounts.id = account_id
         JOIN ledger_transactions t USING (source_type, source_id) ORDER BY seq`,
    ),
  ).toEqual([
    {
      source_type: "adjustment",
      kind: "adjustments",
      type: "credit",
      amount: -123_450,
      description: "A gift",
    },
    { source_type: "adjustment", kind: "recharged", type: "credit", amount: 123_450, description: "A gift" },
    {
      source_type: "adjustment",
      kind: "adjustments",
      type: "credit",
      amount: 1250,
      description: "Given twice",
    },
    {
      source_type: "adjustment",
      kind: "recharged",
      type: "credit",
      amount: -1250,
      description: "Given twice",
    },
  ]);
  const { stdout } = await solo("show", "ada@example.com", "--limit", "1");
  expect(stdout.split("\n")).toEqual([
    "Ada Byron <ada@example.com>",
    "",
    "Credits                 1,222.00 USD",
    "Earnings                0.00 USD",
    "Not released yet        0.00 USD",
    "Held for open payments  0.00 USD",
    "Open deposits           0.00 USD",
    "Owed                    0.00 USD",
    "",
    "When (UTC)        Type    Amount      Balance       Description",
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d  credit  -12\.50 USD  1,222\.00 USD  Given twice$/),
    "",
    "1 older not shown: use --limit, at most 1000",
    "",
  ]);
});

test("solo ledger check says what holds, names what does not, and ends with 1 then", async () => {
  const check = () => cli.solo("ledger", "check");
  const right = await check();
  expect([right.status, right.stdout]).toEqual([0, expect.stringMatching(/\n\nAll checks passed\.\n$/)]);
  const rightLines = right.stdout.split("\n");
  expect(rightLines.filter((line) => /^(ok|none) +/.test(line))).toHaveLength(allChecks.length);
  expect(rightLines).toContain("ok    Every transaction sums to zero (transactions: 2)");
  expect(rightLines).toContain(
    "none  Every payout that was paid left the books, and no other one (paid payouts: 0)",
  );

  const [account] = await cli.database.sql<{ id: string; user_id: string }>(
    "SELECT id, user_id FROM accounts WHERE kind = 'recharged'",
  );
  await cli.database.sql("ALTER TABLE accounts DISABLE TRIGGER USER");
  await cli.database.sql("UPDATE accounts SET balance = balance + 1 WHERE kind = 'recharged'");
  await cli.database.sql("ALTER TABLE accounts ENABLE TRIGGER USER");
  const wrong = await check();
  expect([wrong.status, wrong.stderr]).toEqual([1, ""]);
  const lines = wrong.stdout.split("\n");
  const [sums] = await cli.database.sql<{ claim: string }>(
    "SELECT format('WRONG Every balance is the sum of its postings (accounts: %s)', count(*)) AS claim FROM accounts",
  );
  expect(lines.slice(lines.indexOf(sums?.claim ?? "")).slice(0, 2)).toEqual([
    sums?.claim,
    `        Account ${account?.id} (recharged of user ${account?.user_id}) holds 122201, its postings come to 122200`,
  ]);
  expect(wrong.stdout).toContain(`\n\n2 of ${allChecks.length} checks failed.\n`);
  await expect(ledgerCommand(["mend"])).rejects.toThrow('Unknown command "ledger mend": use check');
});

test("a wallet in which nothing ever moved says so", () => {
  const wallet = { recharged: 0, earnings: 0, pending: 0, held: 0, deposits: 0, receivable: 0 };
  const shown = describeWallet({ wallet, rows: [], count: 0, currency: "USD" });
  expect(shown.split("\n").at(-1)).toBe("No transactions yet.");
});

test("whose, how much and why must be said clearly", () => {
  expect(readAdjustOptions(["a@b.de", "-.5", "--reason", " Twice "])).toEqual({
    email: "a@b.de",
    written: "-.5",
    reason: "Twice",
    isConfirmed: false,
  });
  for (const args of [[], ["a@b.de"], ["a@b.de", "1", "2"], ["a@b.de", "-1", "-2"]])
    expect(() => readAdjustOptions([...args, "--reason", "x"])).toThrow("Specify an account and an amount");
  for (const more of [[], ["--reason", "  "], ["--reason", "x".repeat(201)]])
    expect(() => readAdjustOptions(["a@b.de", "1", ...more])).toThrow("Give a reason");
  expect([readAmount("25", "USD"), readAmount("-0.05", "USD"), readAmount("+7", "JPY")]).toEqual([
    2500, -5, 7,
  ]);
  for (const written of ["0", "-0.00", "1.005", "1e3", "--1", "ten", "", "-.5"])
    expect(() => readAmount(written, "USD")).toThrow("is not an amount in USD");
  expect(() => readShowOptions([])).toThrow("Specify one account");
  expect(() => readShowOptions(["a@b.de", "c@d.de"])).toThrow("Specify one account");
});

test("debts name who owes what and how much of it nothing covers; a limit of one's own is told, too", () => {
  expect(readLimitOptions(["ada@example.com", "500"])).toEqual({ email: "ada@example.com", written: "500" });
  expect(() => readLimitOptions(["ada@example.com"])).toThrow(
    "Specify an account and an amount: solo wallet limit",
  );
  expect(() => readDebtLimit("-5", "USD")).toThrow("-5 is not an amount in USD");
  expect([readDebtLimit("0", "USD"), readDebtLimit("default", "USD")]).toEqual([0, undefined]);
  const ada = { email: "ada@example.com", name: "Corner Shop", owed: 99_060, earnings: 1000, pending: 500 };
  expect(describeDebts([{ ...ada, debt: 97_560, limit: 10_000 }], 3, "USD").split("\n")).toEqual([
    "Email            Store        Owes        Earnings   Not released yet  Not covered  Limit",
    "ada@example.com  Corner Shop  990.60 USD  10.00 USD  5.00 USD          975.60 USD   100.00 USD",
    "",
    "2 more owe less: use --limit, at most 1000",
  ]);
});

test("the operator lets one seller owe more", async () => {
  expect(await solo("limit", "ada@example.com", "500")).toMatchObject({
    status: 0,
    stdout: "Ada Byron <ada@example.com> may owe up to 500.00 USD for refunds.\n",
  });
  expect(await cli.database.sql("SELECT amount::int FROM debt_limits")).toEqual([{ amount: 50_000 }]);
  expect(await solo("debts")).toMatchObject({ status: 0, stdout: "Nobody owes anything.\n" });
});
