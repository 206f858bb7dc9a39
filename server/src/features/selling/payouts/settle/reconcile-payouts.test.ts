import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testEarner } from "#test/test-payouts.ts";
import { reconcilePayouts, type SettlementLine } from "./reconcile-payouts.ts";
import { sendPayouts } from "./send-payouts.ts";

let server: TestApp;
let file: SettlementLine[];
let waiting: string;
beforeAll(async () => {
  server = await testApp({ PAYOUT_PROVIDER: "sandbox" });
  for (let n = 0; n < 12; n += 1) await (await testEarner(server, 9000)).request(1000 + n);
  const failing = await testEarner(server, 9000, { kind: "paypal", email: "fail@example.com" });
  await failing.request(2000);
  await sendPayouts(server.deps);
  waiting = (await (await testEarner(server, 9000)).request(3000)).body.data.id;
  // As the provider itself would write it.
  const paid = await server.database.sql<{ id: string; amount: number; currency: string; reference: string }>(
    "SELECT id, amount::int, currency, reference FROM sandbox_payouts WHERE status = 'paid' ORDER BY amount",
  );
  file = paid.map(({ id, ...line }, at) => ({ row: at + 2, payout: id, ...line }));
});
afterAll(() => server.close());

async function* read(lines: readonly SettlementLine[]) {
  yield* lines;
}
const reconcile = (lines: readonly SettlementLine[], asked = {}) =>
  reconcilePayouts(server.deps.db, read(lines), { by: "sandbox", ...asked });
const changed = (at: number, more: Partial<SettlementLine>) =>
  file.map((line, n) => (n === at ? { ...line, ...more } : line));

test("D9: a file that says what was paid agrees", async () => {
  expect(await reconcile(file)).toEqual({ agreed: 12, faults: [] });
});

test("D9: exactly the line is named that was dropped, added or altered", async () => {
  const id = file[4]!.payout;
  const stranger = server.deps.newId();
  const added = { row: 14, payout: stranger, amount: 5, currency: "USD", reference: "po_x" };
  const cases: [SettlementLine[], string[]][] = [
    [file.filter((_, at) => at !== 4), [`Payout ${id} of $10.04 is not in the file.`]],
    [[...file, added], [`Row 14 names the payout ${stranger}, which is not known here.`]],
    [[...file, { ...added, payout: "7" }], ["Row 14 names the payout 7, which is not known here."]],
    [
      [...file, { ...added, payout: waiting }],
      [`Row 14 names the payout ${waiting}, which is requested here.`],
    ],
    [[...file, { ...file[4]!, row: 14 }], [`Row 14 names the payout ${id}, as row 6 does.`]],
    [changed(4, { amount: 1005 }), [`Payout ${id} is of $10.04, row 6 says $10.05.`]],
    [
      changed(4, { amount: undefined, currency: "?" }),
      [`Payout ${id} is of $10.04, row 6 says no amount in ?.`],
    ],
    [changed(4, { currency: "EUR" }), [`Payout ${id} is of $10.04, row 6 says €10.04.`]],
    [
      changed(4, { reference: "po_x" }),
      [`Payout ${id} has the reference ${file[4]!.reference}, row 6 says po_x.`],
    ],
  ];
  for (const [lines, faults] of cases) expect((await reconcile(lines)).faults).toEqual(faults);
});

test("only what was paid on the days asked about must be in it", async () => {
  const now = server.clock.now();
  const tomorrow = new Date(now.getTime() + days(1));
  expect(await reconcile([], { from: tomorrow })).toEqual({ agreed: 0, faults: [] });
  expect(await reconcile([], { before: now })).toEqual({ agreed: 0, faults: [] });
  expect((await reconcile([], { from: now, before: tomorrow })).faults).toHaveLength(12);
  const [fault] = (await reconcile(file.slice(0, 1), { from: tomorrow })).faults;
  expect(fault).toMatch(/^Row 2 names the payout .*, which was paid by sandbox on another day\.$/);
  // Payouts paid by hand are in no provider's file.
  expect((await reconcile([], { by: "manual" })).faults).toEqual([]);
});
