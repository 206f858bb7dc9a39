// Cancelling the rest of a series then does exactly what its question announced; cancelling an order with a pack, too.

import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Caller, call, callUnchecked } from "#test/call.ts";
import { ada, five, packSalons } from "#test/pack-salons.ts";
import { orderCalls } from "#test/test-orders.ts";
import { testStoreApp } from "#test/test-store-app.ts";

const salon = packSalons();
beforeAll(() => salon.begin());
beforeEach(() => salon.open());
afterAll(() => salon.server.close());

/** Wednesdays at 10 AM, from June 3 on. */
async function create(count: number, more: object = {}) {
  const { data } = (
    await call(
      salon.server,
      series.create,
      {
        body: {
          service_id: salon.shop.serviceId,
          customer: ada,
          starts_at: "2026-06-03T10:00:00Z",
          every_weeks: 1,
          count,
          status: "Confirmed",
          ...more,
        },
      },
      salon.shop,
    )
  ).body;
  return { ids: data.map(({ id }) => id), seriesId: data[0]!.series_id! };
}
const ask = (id: string, as: Caller = salon.shop) =>
  call(
    salon.server,
    orders.previewTimeConsequences,
    { params: { id }, query: { action: "cancel_following" } },
    as,
  );
const textsOf = async (id: string) => (await ask(id)).body.data.map(({ kind, text }) => [kind, text]);
const cancel = (id: string, from: string) =>
  call(salon.server, series.cancel, { params: { id }, body: { from } }, salon.shop);
const seen = async () => {
  const [row] = await salon.server.database.sql<{ cancelled: number; mails: number }>(
    `SELECT (SELECT count(*)::int FROM appointments WHERE store_id = $1 AND status = 'Cancelled') AS cancelled,
       (SELECT count(*)::int FROM mails WHERE user_id = $2 AND kind = 'booking_cancelled') AS mails`,
    [salon.shop.storeId, salon.shop.id],
  );
  return row;
};

test("few are listed by their times, without those that are over, and get one email together", async () => {
  const { ids, seriesId } = await create(4);
  await salon.set(ids[2]!, "Completed");
  expect(await textsOf(ids[0]!)).toEqual([
    [
      "appointment_cancelled",
      "3 appointments are cancelled: Wed, Jun 3, 10:00 AM; Wed, Jun 10, 10:00 AM; Wed, Jun 24, 10:00 AM.",
    ],
    ["slot_freed", "These times can be booked again."],
    ["mail_sent", "Ada gets one email about 3 appointments."],
  ]);
  expect(await textsOf(ids[3]!)).toEqual([
    ["appointment_cancelled", 'The appointment "Haircut" on Wed, Jun 24, 10:00 AM is cancelled.'],
    ["slot_freed", "Wed, Jun 24, 10:00 AM can be booked again."],
    ["mail_sent", "Ada gets an email about it."],
  ]);
  expect(await seen(), "telling changes nothing").toEqual({ cancelled: 0, mails: 0 });
  expect((await cancel(seriesId, ids[0]!)).body.message).toBe("3 appointments cancelled");
  expect(await seen()).toEqual({ cancelled: 3, mails: 1 });
  expect([(await ask(ids[0]!)).code, (await cancel(seriesId, ids[0]!)).code]).toEqual(
    Array(2).fill("invalid_transition"),
  );
});

test("many are counted, and what began in the past needs no email", async () => {
  const { ids, seriesId } = await create(8);
  await salon.at("2026-06-12T12:00:00Z");
  expect(await textsOf(ids[0]!)).toEqual([
    [
      "appointment_cancelled",
      "8 appointments are cancelled, from Wed, Jun 3, 10:00 AM to Wed, Jul 22, 10:00 AM.",
    ],
    ["slot_freed", "These times can be booked again."],
    ["mail_sent", "Ada gets one email about 6 appointments."],
  ]);
  await cancel(seriesId, ids[0]!);
  const [mail] = await salon.server.database.sql<{ subject: string }>(
    "SELECT subject FROM mails WHERE user_id = $1 AND kind = 'booking_cancelled'",
    [salon.shop.id],
  );
  expect(mail?.subject).toBe("Cancelled: Haircut, 6 times from Wed, Jun 17, 10:00 AM");
});

test("without an address nobody gets an email; visits of a pack return to it", async () => {
  const silent = await create(2, { customer: { name: "Grace" }, starts_at: "2026-06-04T10:00:00Z" });
  expect((await textsOf(silent.ids[0]!)).map(([kind]) => kind)).toEqual([
    "appointment_cancelled",
    "slot_freed",
  ]);
  await salon.edit({ packs: [five], payment: { due: "full" } });
  const { orderId } = await salon.sell();
  const { ids, seriesId } = await create(3);
  for (const id of ids.slice(1)) {
    const { version } = (await call(salon.server, appointments.get, { params: { id } }, salon.shop)).body
      .data;
    const wish = { order_id: orderId, line: 1, version };
    await call(salon.server, packs.draw, { params: { id }, body: wish }, salon.shop);
  }
  const left = async () => {
    const { data } = (await call(salon.server, orders.get, { params: { id: orderId } }, salon.shop)).body;
    return data.items[0]!.pack?.left;
  };
  expect(await left()).toBe(3);
  expect(await textsOf(ids[0]!)).toContainEqual([
    "visit_returned",
    "Ada can book these 2 visits of the pack again.",
  ]);
  await cancel(seriesId, ids[0]!);
  expect(await left()).toBe(5);
});

test("another's, and one of no series, is not found", async () => {
  const { ids } = await create(2);
  expect((await ask(ids[0]!, await testStoreApp(salon.server, "beside-the-series"))).code).toBe("not_found");
  const single = (await salon.book(undefined, "2026-06-05T10:00:00Z")).body.data.id;
  expect((await ask(single)).code).toBe("not_found");
});

test("while visits of its pack are booked, an order cannot be cancelled, and the preview says so first", async () => {
  await salon.edit({ packs: [five], payment: { due: "full" } });
  const { orderId: id, code } = await salon.sell();
  const booked = (await salon.book(code)).body.data.id;
  const preview = (query: Record<string, string> = { action: "cancel" }) =>
    callUnchecked(salon.server, orders.previewConsequences, { params: { id }, query }, salon.shop);
  const seller = orderCalls(salon.server, salon.shop);
  const error = "1 visit of Haircut is booked. Cancel it first, or refund the unused ones alone.";
  for (const { refusal } of [await preview(), await seller.change(id, "cancelled")])
    expect(refusal).toMatchObject({ code: "not_refundable", error });
  expect((await preview({ lines: "1:3" })).body.data).toMatchObject([
    { kind: "visits_ended", text: "3 unused visits of Haircut can no longer be booked." },
    { kind: "visits_stay", text: "1 booked visit of Haircut stays booked." },
    { kind: "refund_original" },
    { kind: "mail_sent" },
  ]);
  await salon.set(booked, "Cancelled");
  const told = (await preview()).body.data;
  expect(told).toMatchObject([
    { kind: "visits_ended", text: "5 unused visits of Haircut can no longer be booked." },
    { kind: "refund_original", amount: { amount: 18_000 } },
    { kind: "mail_sent", text: "Ada gets an email about it." },
  ]);
  expect((await seller.change(id, "cancelled")).body.data).toMatchObject({
    status: "cancelled",
    refunded: { amount: 18_000 },
  });
});
