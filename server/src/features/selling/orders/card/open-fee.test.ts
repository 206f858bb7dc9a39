// A fee is decided once, for a card that is still there, and on the appointment as it is.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { removeMethods } from "#features/money/payments/methods/remove-methods.ts";
import { reconcilePayments } from "#features/money/payments/reconcile/reconcile-payments.ts";
import { settlePayment } from "#features/money/payments/settle-payment.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { findBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { minutes } from "#kernel/time/clock.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type CardSalon, cardSalon } from "#test/test-card-salon.ts";
import { place } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { purposes } from "../../../../purposes.ts";
import { endWithFee } from "./end-with-fee.ts";
import { findCardFee } from "./find-card-fee.ts";
import { openFee } from "./open-fee.ts";
import { releaseCardsOf } from "./release-cards.ts";

let server: TestApp;
let salon: CardSalon;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
});
beforeEach(async () => {
  made += 1;
  salon = await cardSalon(server, `salon-${made}`);
});
// Checks the books, too.
afterAll(() => server.close());

const rowOf = async (id: string) => (await findBooking(server.deps, salon.guest(id).params.code))!.row;

async function toOpen(id: string) {
  const row = await rowOf(id);
  const fee = (await findCardFee(server.deps, row, "no_show"))!;
  const { number, title } = toAppointment(row, "USD");
  return () => inTransaction(server.deps, (deps) => openFee(deps, { fee, title, number, by: "seller" }));
}

const paymentsOf = (storeId: string) =>
  server.database.sql(
    "SELECT FROM payments p JOIN orders o ON o.payment_id = p.id WHERE o.store_id = $1 AND p.purpose = 'fee'",
    [storeId],
  );

test("a card that was released meanwhile is charged nothing, and leaves no order", async () => {
  const { id } = await salon.bookWithCard();
  const open = await toOpen(id);
  await inTransaction(server.deps, (deps) => releaseCardsOf(deps, salon.shop.id));
  await expect(open()).rejects.toMatchObject({ code: "version_conflict" });
  expect(await paymentsOf(salon.shop.storeId)).toEqual([]);
});

test("is charged by the reconciler, once, if the process dies before it is", async () => {
  const { id } = await salon.bookWithCard();
  await salon.at("2026-06-03T10:30:00Z");
  const ended = await endWithFee(server.deps, salon.shop.id, id, { status: "No-show" });
  expect(ended?.opened).toMatchObject({ amount: 3000 });
  expect([await salon.chargesOf(id), await salon.feeOf(id)]).toMatchObject([[], { payment: "created" }]);
  server.clock.advance(minutes(2));
  await Promise.all([1, 2, 3].map(() => reconcilePayments(server.deps, purposes)));
  expect(await salon.chargesOf(id)).toEqual([{ amount: 3000 }]);
  expect(await salon.feeOf(id)).toMatchObject({ status: "paid", payment: "succeeded" });
});

test("moved or cancelled first, a cancellation charges what holds for the time it ends", async () => {
  for (let run = 0; run < 12; run += 1) {
    await salon.at("2026-06-01T12:00:00Z");
    const { id } = await salon.bookWithCard("pay", [salon.line("2026-06-04T09:00:00Z")]);
    await salon.at("2026-06-04T08:30:00Z");
    await Promise.all([
      salon.set(id, { status: "Cancelled", keep: "policy" }),
      salon.set(id, { starts_at: "2026-06-08T09:00:00Z" }),
    ]);
    const [moved] = await server.database.sql<{ at: number | null }>(
      `SELECT max(version) FILTER (WHERE event = 'rescheduled') AS at FROM appointment_changes WHERE appointment_id = $1`,
      [id],
    );
    // The store moved it, so the customer may cancel for free.
    const isFree = moved!.at !== null;
    expect([run, (await salon.feeOf(id))?.fee]).toEqual([run, isFree ? undefined : 2250]);
    await salon.set(id, { status: "Cancelled" });
  }
});

test("a page that saved no card after all books nothing", async () => {
  const { paymentId, orderIds } = await place(server, [salon.line()], { policy_sha256: salon.sha256 });
  const [payment] = await server.database.sql<{ session_id: string; project_id: string }>(
    "SELECT session_id, project_id FROM payments WHERE id = $1",
    [paymentId],
  );
  const claim = {
    gateway: "sandbox" as const,
    projectId: payment!.project_id,
    sessionId: payment!.session_id,
    amount: 0,
    currency: "USD",
  };
  await settlePayment(server.deps, purposes, paymentId, { status: "paid", claim, chargeIds: [] });
  const rows = await server.database.sql<{ status: string }>("SELECT status FROM orders WHERE id = $1", [
    orderIds[0],
  ]);
  expect(rows).toEqual([{ status: "cancelled" }]);
  expect((await salon.verify(paymentId)).body.data).toMatchObject({ payment: "failed", goes_back: false });
});

test("a member who removes the card of a plan keeps the one of an appointment", async () => {
  const member = await testSeller(server);
  const { paymentId, orderIds } = await place(
    server,
    [salon.line()],
    { policy_sha256: salon.sha256 },
    member.headers,
  );
  const [payment] = await server.database.sql<{ id: string }>("SELECT id FROM payments WHERE id = $1", [
    paymentId,
  ]);
  expect(payment).toBeDefined();
  await salon.choose(paymentId, "pay", member);
  const [row] = await server.database.sql<{ id: string }>(
    "SELECT appointment_id AS id FROM order_items WHERE order_id = $1",
    [orderIds[0]],
  );
  expect(await inTransaction(server.deps, (deps) => removeMethods(deps, member.id))).toBe(false);
  expect(await salon.isKept(row!.id)).toBe(true);
  await salon.at("2026-06-03T10:30:00Z");
  await salon.set(row!.id, { status: "No-show" });
  expect(await salon.chargesOf(row!.id)).toEqual([{ amount: 3000 }]);
});
