import { demoOwners } from "@solodesk/contract/platform/demo.ts";
import { publishPort } from "@solodesk/server/kernel/http/listening-port.ts";
import { expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";

const cli = testCli();

const storesIn = () =>
  cli.database.sql<{ email: string; appointments: number; orders: number; payouts: number }>(`
    SELECT users.email,
      (SELECT count(*)::int FROM appointments WHERE store_id = stores.id AND status = 'Completed') AS appointments,
      (SELECT count(*)::int FROM orders WHERE store_id = stores.id AND status = 'delivered') AS orders,
      (SELECT count(*)::int FROM payouts WHERE user_id = users.id AND status = 'paid') AS payouts
    FROM stores JOIN users ON users.id = stores.user_id ORDER BY users.email`);

test("solo demo refuses what it would spoil, or could not finish", async () => {
  const refusals = [
    ["CURRENCY=USD\n", [], "CURRENCY=EUR"],
    ["CURRENCY=EUR\nSMTP_URL=smtp://localhost\nMAIL_FROM=a@b.example\n", [], "leave SMTP_URL out"],
    ["CURRENCY=EUR\nSANDBOX=off\n", [], "leave SANDBOX out"],
    ["CURRENCY=EUR\n", ["--days", "0"], "1 to 365"],
  ] as const;
  for (const [env, args, sentence] of refusals) {
    cli.file(".env", env);
    const { status, stderr } = await cli.solo("demo", ...args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  }
  cli.file(".env", "CURRENCY=EUR\n");
  const stop = publishPort(cli.folder, 8080);
  const beside = await cli.solo("demo");
  expect([beside.status, beside.stderr]).toEqual([1, expect.stringContaining("stop it, then run solo demo")]);
  stop();
  expect(await storesIn()).toEqual([]);
});

test("solo demo fills three stores, whose books are right, and only an empty installation", async () => {
  cli.file(".env", "CURRENCY=EUR\n");
  const filled = await cli.solo("demo", "--days", "75");
  expect([filled.status, filled.stderr]).toEqual([0, expect.stringContaining("100 %")]);
  const stores = await storesIn();
  expect(stores.map(({ email }) => email)).toEqual(Object.values(demoOwners).toSorted());
  const least = Math.min(
    ...stores.flatMap(({ appointments, orders }) => [appointments, orders]),
    stores.reduce((sum, { payouts }) => sum + payouts, 0),
  );
  expect(least, JSON.stringify(stores)).toBeGreaterThan(0);
  const books = await cli.solo("ledger", "check");
  expect([books.status, books.stdout]).toEqual([0, expect.stringContaining("passed")]);

  const again = await cli.solo("demo");
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("accounts or products already")]);
  expect(await storesIn()).toEqual(stores);
});
