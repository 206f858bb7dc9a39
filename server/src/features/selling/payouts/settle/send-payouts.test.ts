import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restoreAccount } from "#features/identity/auth/suspension/restore-account.ts";
import { suspendAccount } from "#features/identity/auth/suspension/suspend-account.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { type PayoutProvider, ProviderFailure } from "#kernel/outside/payout-provider.ts";
import { openSecrets } from "#kernel/secrets/secrets.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { paypal, testEarner } from "#test/test-payouts.ts";
import { approvePayouts } from "./approve-payouts.ts";
import { giveToOperator, lockWaiting } from "./due-payouts.repository.ts";
import { exportBatch } from "./export-batch.ts";
import { sendPayouts } from "./send-payouts.ts";
import { settleByHand } from "./settle-by-hand.ts";
import { SEND_PAYOUTS } from "./wake-payouts.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox" });
});
afterAll(() => server.close());

async function requested(destination: NewDestination = paypal, at = server) {
  const earner = await testEarner(at, 5000, destination);
  const { data } = (await earner.request(5000)).body;
  return { ...earner, payoutId: data.id, now: async () => (await earner.status(data.id))! };
}
const row = async (id: string, at = server) => {
  const [found] = await at.database.sql("SELECT * FROM payouts WHERE id = $1", [id]);
  return found!;
};
const emailOf = async (userId: string, kind: string, at = server) =>
  at.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE user_id = $1 AND kind = $2",
    [userId, kind],
  );

test("what waits is paid, is a line of the wallet, and its owner hears of it", async () => {
  const earner = await requested();
  const jobs = await server.database.sql("SELECT FROM pgboss.job WHERE name = $1", [SEND_PAYOUTS]);
  expect(jobs.length).toBeGreaterThan(0);
  expect(await sendPayouts(server.deps)).toBe(1);
  expect(await sendPayouts(server.deps)).toBe(0);
  expect(await earner.now()).toMatchObject({ status: "paid", settled_at: server.clock.now().toISOString() });
  expect((await earner.cancel(earner.payoutId)).code).toBe("invalid_transition");
  const lines = await server.database.sql(
    "SELECT type, amount::int, source_type FROM postings WHERE user_id = $1 AND line IS NOT NULL ORDER BY line",
    [earner.id],
  );
  expect(lines).toEqual([
    { type: "sale", amount: 5000, source_type: "adjustment" },
    { type: "payout", amount: -5000, source_type: "payout" },
  ]);
  const [email] = await emailOf(earner.id, "payout_paid");
  expect(email?.subject).toBe("Withdrawal paid: $50.00 to a•••@example.com");
  expect(email?.text).toMatch(/Reference: po_\w+/);
});

test("what cannot be paid comes back with its reason", async () => {
  const earner = await requested({ kind: "paypal", email: "fail@example.com" });
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "failed", reason: "The account is closed." });
  expect((await call(server, payouts.list, {}, earner)).body).toMatchObject({
    available: { amount: 5000 },
    pending: { amount: 0 },
  });
  const [email] = await emailOf(earner.id, "payout_failed");
  expect(email?.text).toContain("Reason: The account is closed.");
});

test("a slow provider is asked again until it says what became of it", async () => {
  const earner = await requested({ kind: "paypal", email: "slow@example.com" });
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "processing" });
  server.clock.advance(seconds(59));
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "processing" });
  server.clock.advance(seconds(1));
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "paid" });
  expect(await emailOf(earner.id, "payout_paid")).toHaveLength(1);
});

test("an answer that was lost is asked for by the same id, later and later, and nothing is paid twice", async () => {
  const earner = await requested({
    kind: "bank",
    holder: "Lost Smith",
    country: "DE",
    iban: "DE89370400440532013000",
  });
  await sendPayouts(server.deps);
  expect(await row(earner.payoutId)).toMatchObject({ status: "processing", error: "The answer was lost." });
  const failure: PayoutProvider = {
    name: "sandbox",
    send: () => Promise.reject(new ProviderFailure("No answer.")),
  };
  for (const wait of [1, 5, 15, 60, 60]) {
    server.clock.advance(minutes(wait) - 1);
    await sendPayouts({ ...server.deps, payoutProvider: failure });
    const before = await row(earner.payoutId);
    server.clock.advance(1);
    await sendPayouts({ ...server.deps, payoutProvider: failure });
    const after = await row(earner.payoutId);
    expect(Number(after["attempts"]) - Number(before["attempts"]), `after ${wait} minutes`).toBe(1);
  }
  server.clock.advance(minutes(60));
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "paid" });
  const sent = await server.database.sql("SELECT asked FROM sandbox_payouts WHERE id = $1", [
    earner.payoutId,
  ]);
  expect(sent).toEqual([{ asked: 2 }]);
});

test("what a process took along when it died is taken up by the next run", async () => {
  const earner = await requested();
  const dies: PayoutProvider = { name: "sandbox", send: () => Promise.reject(new Error("killed")) };
  await sendPayouts({ ...server.deps, payoutProvider: dies });
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "processing" });
  server.clock.advance(seconds(60));
  await sendPayouts(server.deps);
  expect(await earner.now()).toMatchObject({ status: "paid" });
});

test.each(["wrong key", "swapped row", "changed row"])(
  "a destination that cannot be read is paid nothing, and the log says why: %s",
  async (how) => {
    const earner = await requested();
    const other = await testEarner(server, 0, { kind: "paypal", email: "thief@example.com" });
    const { sql } = server.database;
    if (how === "swapped row")
      await sql(
        `UPDATE payout_destinations SET details = (SELECT details FROM payout_destinations WHERE id = $2) WHERE id = $1`,
        [earner.destinationId, other.destinationId],
      );
    if (how === "changed row")
      await sql(
        "UPDATE payout_destinations SET details = left(details, -4) || reverse(right(details, 4)) WHERE id = $1",
        [earner.destinationId],
      );
    const secrets =
      how === "wrong key"
        ? openSecrets({ SECRET_KEY: "x".repeat(40), DATA_DIR: server.deps.config.DATA_DIR })
        : server.deps.secrets;
    const deps = { ...server.deps, secrets };
    expect(await sendPayouts(deps)).toBe(0);
    expect(await earner.now()).toMatchObject({ status: "requested" });
    expect(await row(earner.payoutId)).toMatchObject({ error: "Its destination cannot be read." });
    expect(await sql("SELECT FROM sandbox_payouts WHERE id = $1", [earner.payoutId])).toEqual([]);
    expect(server.logged()).toContain(`"destination":"${earner.destinationId}"`);
    expect(server.logged()).not.toContain("thief@example.com");
    // The seller can still cancel it.
    expect((await earner.cancel(earner.payoutId)).status).toBe(200);
  },
);

test("with approval on nothing is done before the operator's word", async () => {
  const careful = await testApp({ PAYOUT_PROVIDER: "sandbox", PAYOUT_APPROVAL: true });
  const [earner, other] = [await requested(paypal, careful), await requested(paypal, careful)];
  expect(await sendPayouts(careful.deps)).toBe(0);
  expect(await earner.now()).toMatchObject({ status: "requested" });
  expect(await approvePayouts(careful.deps, [earner.payoutId, earner.id])).toEqual([earner.payoutId]);
  expect(await approvePayouts(careful.deps, [earner.payoutId])).toEqual([]);
  expect(await sendPayouts(careful.deps)).toBe(1);
  expect([(await earner.now()).status, (await other.now()).status]).toEqual(["paid", "requested"]);
  await settleByHand(careful.deps, other.payoutId, { status: "failed", reason: "We do not know you." });
  expect(await other.now()).toMatchObject({ status: "failed", reason: "We do not know you." });
  await careful.close();
});

test("by hand: exported with the details in full, then paid or failed; nothing else is said by hand", async () => {
  const byHand = await testApp();
  const { deps } = byHand;
  const [first, second, unreadable] = [
    await requested(paypal, byHand),
    await requested(paypal, byHand),
    await requested(paypal, byHand),
  ];
  expect(await sendPayouts(deps)).toBe(0);
  await byHand.database.sql("UPDATE payout_destinations SET details = 'AAAA' WHERE id = $1", [
    unreadable.destinationId,
  ]);
  const paid = { status: "paid", reference: "AB12" } as const;
  await expect(settleByHand(deps, first.payoutId, paid)).rejects.toMatchObject({
    code: "invalid_transition",
  });

  const fails = exportBatch(deps, () => Promise.reject(new Error("The disk is full.")), { again: false });
  await expect(fails).rejects.toThrow("The disk is full.");
  expect(await first.now()).toMatchObject({ status: "requested" });

  const written: unknown[] = [];
  const write = async (lines: readonly { destination: unknown }[]) =>
    void written.push(...lines.map(({ destination }) => destination));
  const batch = await exportBatch(deps, write, { again: false });
  expect(batch.unreadable.map(({ id }) => id)).toEqual([unreadable.payoutId]);
  expect(written).toEqual([paypal, paypal]);
  expect([(await first.now()).status, (await unreadable.now()).status]).toEqual(["processing", "requested"]);
  expect((await exportBatch(deps, write, { again: false })).lines).toEqual([]);
  expect((await exportBatch(deps, write, { again: true })).lines).toHaveLength(2);

  await settleByHand(deps, first.payoutId, paid);
  await settleByHand(deps, second.payoutId, { status: "failed", reason: "No such account" });
  expect([await first.now(), await second.now()]).toMatchObject([
    { status: "paid", reason: "" },
    { status: "failed", reason: "No such account" },
  ]);
  await expect(settleByHand(deps, first.payoutId, paid)).rejects.toThrow("It is already paid.");
  await expect(settleByHand(deps, first.id, paid)).rejects.toMatchObject({ code: "not_found" });
  await byHand.close();
});

test("what is with the provider is not settled by hand", async () => {
  const earner = await requested({ kind: "paypal", email: "slow@example.com" });
  await sendPayouts(server.deps);
  const said = settleByHand(server.deps, earner.payoutId, { status: "paid", reference: "AB12" });
  await expect(said).rejects.toThrow("It is with sandbox, which reports the outcome.");
  expect(await earner.now()).toMatchObject({ status: "processing" });
});

test("a suspension while payouts are handed to the operator comes too late, so none is paid twice", async () => {
  const earner = await requested();
  await approvePayouts(server.deps, [earner.payoutId]);
  await inTransaction(server.deps, async ({ db }) => {
    const waiting = await lockWaiting(db);
    await suspendAccount(server.deps, earner.id, "Spam");
    await giveToOperator(
      db,
      waiting.map(({ id }) => id),
    );
  });
  expect(await earner.now()).toMatchObject({ status: "processing" });
  await restoreAccount(server.deps, earner.id);
  expect(await sendPayouts(server.deps)).toBe(0);
});
