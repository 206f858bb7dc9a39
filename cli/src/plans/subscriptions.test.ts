import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { readSubscriptionsOptions } from "./subscriptions.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("subscriptions", ...args);

const planId = randomUUID();
async function on(name: string, more: Record<string, unknown>): Promise<void> {
  const userId = randomUUID();
  await cli.database.sql(
    "INSERT INTO users (id, name, email, created_at, updated_at) VALUES ($1, $2, $2 || '@example.com', now(), now())",
    [userId, name],
  );
  const paymentId = randomUUID();
  await cli.database.sql(
    `INSERT INTO payments (id, purpose, project_id, user_id, gateway, status, amount, credits, currency, email, description,
       return_path, expires_at, check_at, settled_at, created_at)
     VALUES ($1, 'plan', 'solodesk', $2, 'sandbox', 'succeeded', 900, 0, 'USD', '', 'Small', '/pricing', now(), now(), now(), now())`,
    [paymentId, userId],
  );
  const row = {
    id: randomUUID(),
    paid_by: paymentId,
    user_id: userId,
    plan_id: planId,
    status: "active",
    period_start: "2026-06-01T12:00:00Z",
    period_end: "2026-07-01T12:00:00Z",
    anchor_day: 1,
    gateway: "wallet",
    created_at: "2026-06-01T12:00:00Z",
    ...more,
  };
  const names = Object.keys(row);
  await cli.database.sql(
    `INSERT INTO subscriptions (${names.join(", ")}) VALUES (${names.map((_, n) => `$${n + 1}`).join(", ")})`,
    Object.values(row),
  );
}

beforeAll(async () => {
  await cli.database.sql(
    `INSERT INTO plans (id, key, version, name, description, kind, currency, price, interval, features, limits, highlighted,
       position, created_at)
     VALUES ($1, 'small-month', 1, 'Small', '', 'subscription', 'USD', 900, 'month', '[]', '{}', false, 1, now())`,
    [planId],
  );
});

test("who is on which plan, and what comes of it", async () => {
  expect(await solo("list")).toMatchObject({ status: 0, stdout: "No subscriptions.\n" });
  await on("ada", { created_at: "2026-06-04T12:00:00Z" });
  await on("grace", { created_at: "2026-06-03T12:00:00Z", cancel_at_period_end: true, gateway: "sandbox" });
  await on("joan", {
    created_at: "2026-06-02T12:00:00Z",
    status: "past_due",
    owed_from: "2026-07-01T12:00:00Z",
    due_at: "2026-07-02T12:00:00Z",
  });
  await on("\u001b[2Jmary", { status: "expired", ended_at: "2026-07-08T12:00:00Z" });
  expect((await solo("list")).stdout.split("\n")).toEqual([
    "Account              Plan   Status    Paid until (UTC)  Paid by  Next",
    "ada@example.com      Small  active    2026-07-01 12:00  credits  renews",
    "grace@example.com    Small  active    2026-07-01 12:00  sandbox  ends",
    "joan@example.com     Small  past_due  2026-07-01 12:00  credits  retried 2026-07-02 12:00",
    "[2Jmary@example.com  Small  expired   2026-07-01 12:00  credits",
    "",
  ]);
  expect((await solo("list", "--status", "past_due")).stdout).not.toContain("ada@");
  expect((await solo("list", "--limit", "1")).stdout).toContain(
    "3 older not shown: use --limit, at most 1000, or --status",
  );
});

test("what cannot be meant is said", async () => {
  expect(() => readSubscriptionsOptions(["--status", "none"])).toThrow("--status must be one of active");
  expect(await solo("remove")).toMatchObject({ status: 1, stderr: expect.stringContaining("use list") });
});
