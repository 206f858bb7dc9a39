// Packs: sold once, booked visit by visit, and earned as the visits take place.
import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expireVisits } from "#features/money/wallet/deposits/expire-visits.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { releaseEarnings } from "#features/selling/orders/change/release-earnings.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { expectBooksBalanced } from "#test/books.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { ada, five, packSalons } from "#test/pack-salons.ts";
import { place, settle } from "#test/test-orders.ts";
import { paidService, usd } from "#test/test-paid-service.ts";
import { testStoreApp } from "#test/test-store-app.ts";

const salon = packSalons();
const { at, edit, pack, sell, book, set, refund } = salon;
beforeAll(() => salon.begin());
beforeEach(() => salon.open());
// Checks the books, too.
afterAll(() => salon.server.close());

async function booked(code: string, startsAt?: string): Promise<string> {
  const { status, body } = await book(code, startsAt);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
}
const appointment = async (id: string) =>
  (await call(salon.server, appointments.get, { params: { id } }, salon.shop)).body.data;
const guest = async (code: string) =>
  (await call(salon.server, orders.getGuestOrder, { params: { code } })).body.data.items[0]!;
const visits = async (code: string) => {
  const { expires_at: _any, ...counts } = (await guest(code)).pack!;
  return counts;
};
const accounts = async () => {
  const rows = await salon.server.database.sql<{ kind: string; balance: string }>(
    "SELECT kind, balance FROM accounts WHERE user_id = $1 AND balance <> 0 ORDER BY kind",
    [salon.shop.id],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
};
const revenue = async () =>
  (await call(salon.server, dashboard.get, {}, salon.shop)).body.revenue.this_month.amount;
const change = async (id: string, body: object) => {
  const params = { website_url: salon.shop.websiteUrl, code: manageCode(salon.server.deps.secrets, id) };
  const { version, visit_returns } = (await call(salon.server, bookings.get, { params })).body.data;
  const { status } = await callUnchecked(salon.server, bookings.change, {
    params,
    body: { version, ...body },
  });
  return { status, visit_returns };
};

describe("a pack of five visits at $36.00", () => {
  beforeEach(async () => {
    await edit({ packs: [five], payment: { due: "full" } });
  });

  test("is priced by the salon.server, in the sizes that are offered", async () => {
    const { preview } = paidService(salon.server, salon.shop);
    const { groups } = await preview([pack()]);
    expect(groups[0]?.items[0]).toMatchObject({
      kind: "pack",
      quantity: 5,
      unit_price: usd(3600),
      total: usd(18_000),
      due_now: usd(18_000),
      valid_months: 6,
    });
    const { problems } = await preview([pack(4), pack()]);
    expect(problems).toMatchObject([{ line: 0, code: "unavailable" }]);
    await call(salon.server, services.remove, { params: { id: salon.shop.serviceId } }, salon.shop);
    expect((await preview([pack()])).problems).toMatchObject([{ code: "unavailable" }]);
  });

  test("is the seller's as its visits take place", async () => {
    const { orderId, code } = await sell();
    // $180.00 less a fee of $9.00.
    expect(await accounts()).toEqual({ deposits: 17_100 });
    expect(await revenue()).toBe(0);
    expect(await visits(code)).toEqual({ left: 5, booked: 0, used: 0 });
    expect((await guest(code)).pack?.expires_at).toBe("2026-12-01T12:00:00.000Z");
    expect((await guest(code)).book).toBe(
      `/store/${salon.shop.websiteUrl}#${salon.shop.serviceId}?pack=${code}`,
    );
    const { held } = (await call(salon.server, payouts.preview, { query: {} }, salon.shop)).body.data;
    expect(held).toHaveLength(5);
    expect(held[0]).toMatchObject({
      description: "Visit of a pack",
      rule: "On hold until the visit takes place or the pack expires.",
      amount: usd(3420),
      frees_at: "2026-12-01T12:00:00.000Z",
    });

    const id = await booked(code);
    expect(await appointment(id)).toMatchObject({
      status: "Confirmed",
      price: usd(3600),
      paid: usd(3600),
      due: usd(0),
    });
    expect(await visits(code)).toEqual({ left: 4, booked: 1, used: 0 });
    expect((await guest(code)).visits).toEqual([
      {
        starts_at: "2026-06-03T10:00:00.000Z",
        manage: `/store/${salon.shop.websiteUrl}/booking/${manageCode(salon.server.deps.secrets, id)}`,
      },
    ]);
    expect(await accounts()).toEqual({ deposits: 17_100 });

    await at("2026-06-03T11:00:00Z");
    expect((await set(id, "Completed")).status).toBe(200);
    expect(await accounts()).toEqual({ deposits: 13_680, pending: 3420 });
    expect(await revenue()).toBe(3600);
    expect(await visits(code)).toEqual({ left: 4, booked: 0, used: 1 });
    await at("2026-06-30T12:00:00Z");
    await releaseEarnings(salon.server.deps);
    expect(await accounts()).toEqual({ deposits: 13_680, earnings: 3420 });
    const { split, items } = (await call(salon.server, orders.get, { params: { id: orderId } }, salon.shop))
      .body.data;
    expect(split).toMatchObject({ earning: usd(17_100), on_hold: usd(13_680) });
    expect(items[0]?.pack).toMatchObject({ left: 4, used: 1 });
    await expectBooksBalanced(salon.server.database);
  });

  test("books only its own service, for one person, in its own store, while visits are left", async () => {
    const { code } = await sell();
    expect((await book(undefined)).refusal.code).toBe("payment_required");
    expect((await book("no-such-code")).refusal.code).toBe("no_visits_left");
    expect((await book(code, undefined, { seats: 2 })).status).toBe(422);
    const { paymentId, orderIds } = await place(salon.server, [pack()], { customer: ada });
    expect((await book(orderCode(salon.server.deps.secrets, orderIds[0]!))).refusal.code).toBe(
      "no_visits_left",
    );
    await settle(salon.server, paymentId, "failed");
    for (const day of ["03", "04", "05", "08", "09"]) await booked(code, `2026-06-${day}T10:00:00Z`);
    expect((await book(code, "2026-06-10T10:00:00Z")).refusal.code).toBe("no_visits_left");
    expect((await guest(code)).book).toBeUndefined();
    const other = await testStoreApp(salon.server, `other-of-packs`, { stock: [] });
    const elsewhere = await callUnchecked(salon.server, bookings.book, {
      params: { website_url: other.websiteUrl },
      body: { service_id: other.serviceId, starts_at: "2026-06-03T10:00:00Z", customer: ada, pack: code },
    });
    expect(elsewhere.refusal.code).toBe("no_visits_left");
  });

  test("is booked as often as it has visits, however many ask at once", async () => {
    const { code } = await sell();
    const rest = await sell();
    const starts = ["03", "04", "05", "08", "09", "10"].flatMap((day) =>
      ["10", "11", "12", "13"].map((hour) => `2026-06-${day}T${hour}:00:00Z`),
    );
    const answers = await concurrently(
      seededRandom(),
      starts.map((start) => () => book(code, start)),
    );
    const all = answers.map(({ status }) => status);
    expect(all.filter((status) => status === 201)).toHaveLength(5);
    expect(all.filter((status) => status === 409)).toHaveLength(19);
    expect(await visits(code)).toEqual({ left: 0, booked: 5, used: 0 });
    expect(await visits(rest.code)).toEqual({ left: 5, booked: 0, used: 0 });
    await expectBooksBalanced(salon.server.database);
  });

  test("gets a visit back that is cancelled in time or by the seller, and none that was missed", async () => {
    const { code } = await sell();
    const [own, sellers, missed, forgiven] = [
      await booked(code, "2026-06-03T10:00:00Z"),
      await booked(code, "2026-06-03T11:00:00Z"),
      await booked(code, "2026-06-03T12:00:00Z"),
      await booked(code, "2026-06-03T13:00:00Z"),
    ];
    expect(await change(own, { status: "Cancelled" })).toEqual({ status: 200, visit_returns: true });
    expect(await visits(code)).toEqual({ left: 2, booked: 3, used: 0 });
    const consequences = async (id: string, query: Record<string, string>) =>
      (
        await callUnchecked(
          salon.server,
          orders.previewTimeConsequences,
          { params: { id }, query },
          salon.shop,
        )
      ).body.data.map(({ kind }: { kind: string }) => kind);
    expect(await consequences(sellers, { action: "cancel" })).toEqual([
      "appointment_cancelled",
      "slot_freed",
      "visit_returned",
      "mail_sent",
    ]);
    await set(sellers, "Cancelled");
    expect(await appointment(sellers)).toMatchObject({ status: "Cancelled", paid: usd(0), due: usd(0) });
    expect(await visits(code)).toEqual({ left: 3, booked: 2, used: 0 });
    await at("2026-06-03T14:00:00Z");
    expect(await consequences(missed, { action: "no_show" })).toEqual(["visit_used"]);
    expect(await consequences(missed, { action: "no_show", keep: "false" })).toEqual(["visit_returned"]);
    await set(missed, "No-show");
    await set(forgiven, "No-show", { keep: false });
    expect(await visits(code)).toEqual({ left: 4, booked: 0, used: 1 });
    expect(await accounts()).toEqual({ deposits: 13_680, pending: 3420 });
    await expectBooksBalanced(salon.server.database);
  });

  test("loses a visit that is cancelled late, as the policy says", async () => {
    const policy = {
      cancel_before_minutes: 1440,
      late_cancel: { keep: "percent", percent: 50 },
      no_show: { fee: null },
      text: "",
    };
    const saved = await callUnchecked(
      salon.server,
      store.edit,
      { body: { booking: { policy } } },
      salon.shop,
    );
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { code } = await sell();
    const params = { website_url: salon.shop.websiteUrl, service_id: salon.shop.serviceId };
    const terms = await call(salon.server, bookings.getTerms, { params });
    const { sha256 } = terms.body.data.policy!;
    const { body } = await book(code, undefined, { policy_sha256: sha256 });
    await at("2026-06-03T09:00:00Z");
    expect(await change(body.data.id, { status: "Cancelled" })).toEqual({
      status: 200,
      visit_returns: false,
    });
    expect(await visits(code)).toEqual({ left: 4, booked: 0, used: 1 });
    expect(await accounts()).toEqual({ deposits: 13_680, pending: 3420 });
  });

  test("can be moved without losing its visit", async () => {
    const { code } = await sell();
    const id = await booked(code);
    expect((await change(id, { starts_at: "2026-06-04T10:00:00Z" })).status).toBe(200);
    expect(await visits(code)).toEqual({ left: 4, booked: 1, used: 0 });
    expect(await appointment(id)).toMatchObject({ paid: usd(3600) });
  });

  test("is refunded by what is unused", async () => {
    const { orderId, code } = await sell([pack(), salon.shop.line(0)]);
    const id = await booked(code);
    await at("2026-06-03T11:00:00Z");
    await set(id, "Completed");
    const upcoming = await booked(code, "2026-06-04T10:00:00Z");
    const line = { lines: [{ line: 1, quantity: 4 }] };
    const tooMany = await refund(orderId, line);
    expect([tooMany.status, tooMany.refusal.error]).toEqual([409, expect.stringContaining("Only 3 visits")]);
    const whole = await refund(orderId, {});
    expect([whole.status, whole.refusal.error]).toEqual([
      409,
      expect.stringContaining("1 visit of Haircut is booked."),
    ]);
    const three = await refund(orderId, { lines: [{ line: 1, quantity: 3 }] });
    expect([three.status, three.body.data?.amount ?? three.body]).toEqual([200, usd(10_800)]);
    expect(await visits(code)).toEqual({ left: 0, booked: 1, used: 1 });
    await set(upcoming, "Cancelled");
    expect(await visits(code)).toEqual({ left: 1, booked: 0, used: 1 });
    await expectBooksBalanced(salon.server.database);
    // As a favour, all of it: the used visit, too.
    expect((await refund(orderId, { restock: true })).status).toBe(200);
    expect(await accounts()).toEqual({});
    expect(await appointment(id)).toMatchObject({ status: "Completed", paid: usd(0) });
    expect(await revenue()).toBe(0);
    await expectBooksBalanced(salon.server.database);
  });

  test("ends after its months: what is left is the seller's", async () => {
    const { orderId, code } = await sell();
    const id = await booked(code, "2026-06-12T10:00:00Z");
    await salon.server.database.sql(
      "UPDATE deposits SET expires_at = '2026-06-10T12:00:00Z' WHERE order_id = $1",
      [orderId],
    );
    await at("2026-06-10T11:59:59Z");
    await expireVisits(salon.server.deps);
    expect(await visits(code)).toEqual({ left: 4, booked: 1, used: 0 });
    await at("2026-06-10T12:00:00Z");
    expect((await book(code, "2026-06-11T10:00:00Z")).refusal.code).toBe("no_visits_left");
    await expireVisits(salon.server.deps);
    expect(await expireVisits(salon.server.deps)).toBe(0);
    expect(await visits(code)).toEqual({ left: 0, booked: 1, used: 0 });
    expect(await accounts()).toEqual({ deposits: 3420, pending: 13_680 });
    // The seller cancels the last one: it can be booked for two weeks.
    expect((await set(id, "Cancelled")).body).toMatchObject({ data: { status: "Cancelled" } });
    expect((await guest(code)).pack).toMatchObject({ left: 1, expires_at: "2026-06-24T12:00:00.000Z" });
    expect((await book(code, "2026-06-11T10:00:00Z")).status).toBe(201);
    await expectBooksBalanced(salon.server.database);
  });

  test("pays for an appointment that the seller adds", async () => {
    const { orderId } = await sell();
    const created = await callUnchecked(
      salon.server,
      appointments.create,
      {
        body: {
          service_id: salon.shop.serviceId,
          title: "Cut",
          customer: ada,
          starts_at: "2026-06-03T10:00:00Z",
        },
      },
      salon.shop,
    );
    const { id, version } = created.body.data;
    const listed = async () => (await call(salon.server, packs.list, { params: { id } }, salon.shop)).body;
    expect(await listed()).toMatchObject({ used: null, data: [{ order_id: orderId, line: 1, left: 5 }] });
    const draw = (body: object) =>
      callUnchecked(salon.server, packs.draw, { params: { id }, body }, salon.shop);
    const wish = { order_id: orderId, line: 1, version };
    expect((await draw({ ...wish, version: version + 1 })).refusal.code).toBe("version_conflict");
    await salon.server.database.sql("UPDATE orders SET customer_email = 'grace@example.com' WHERE id = $1", [
      orderId,
    ]);
    expect((await draw(wish)).refusal.code).toBe("no_visits_left");
    await salon.server.database.sql("UPDATE orders SET customer_email = $2 WHERE id = $1", [
      orderId,
      ada.email,
    ]);
    expect((await draw({ ...wish, line: 2 })).refusal.code).toBe("no_visits_left");
    const { status, body } = await draw(wish);
    expect([status, body.data.paid, body.data.due]).toEqual([200, usd(3600), usd(0)]);
    expect(await listed()).toMatchObject({ used: { order_id: orderId }, data: [{ left: 4 }] });
    expect((await draw({ ...wish, version: body.data.version })).status).toBe(409);
    expect((await appointment(id)).timeline.map(({ event }) => event)).toContain("payment_recorded");
    const stranger = await testStoreApp(salon.server, `stranger-of-packs`);
    expect((await callUnchecked(salon.server, packs.list, { params: { id } }, stranger)).status).toBe(404);
    expect(
      (await callUnchecked(salon.server, packs.draw, { params: { id }, body: wish }, stranger)).status,
    ).toBe(404);
  });
});
