// Visits that nobody has booked: whom they are shown to, when their customers are reminded, and when they end.
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { ada, five, packSalons } from "#test/pack-salons.ts";
import { testSeller } from "#test/test-seller.ts";
import { expirePacks } from "./expire-packs.ts";
import { remindOfVisits } from "./remind-of-visits.ts";

const salon = packSalons();
const { at, edit, pack, sell, book } = salon;
beforeAll(() => salon.begin());
beforeEach(async () => {
  await salon.open();
  await edit({ packs: [five], payment: { due: "full" } });
});
afterAll(() => salon.server.close());

const packOf = async (code: string) =>
  (await call(salon.server, orders.getGuestOrder, { params: { code } })).body.data.items[0]?.pack;
const unbooked = async (query: { service_id?: string } = {}) =>
  (await call(salon.server, packs.countUnbooked, { query }, salon.shop)).body.visits;
const mails = (kind: string) =>
  salon.server.database.sql<{ recipient: string; subject: string; text: string }>(
    "SELECT recipient, subject, text FROM mails WHERE store_id = $1 AND kind = $2 ORDER BY id",
    [salon.shop.storeId, kind],
  );

test("are counted for the seller, of all services or one", async () => {
  expect(await unbooked()).toBe(0);
  const { code } = await sell();
  await book(code);
  const other = await salon.shop.addService("Colour", [60, 0]);
  expect([await unbooked(), await unbooked({ service_id: salon.shop.serviceId })]).toEqual([4, 4]);
  expect(await unbooked({ service_id: other })).toBe(0);
});

test("are booked by a member on the page of their order, which the seller isn't shown", async () => {
  const member = await testSeller(salon.server);
  const { orderId, code } = await sell([pack()], member.headers);
  const pageFor = async (caller: Parameters<typeof call>[3]) =>
    (await call(salon.server, orders.get, { params: { id: orderId } }, caller)).body.data.page;
  expect(await pageFor(member)).toBe(`/store/${salon.shop.websiteUrl}/order/${code}`);
  expect(await pageFor(salon.shop)).toBeNull();
  expect((await book(code)).status).toBe(201);
});

test("don't end while their service or its store is offline, nor in the two weeks after", async () => {
  const { code } = await sell();
  const expired = async () => {
    await expirePacks(salon.server.deps);
    return packOf(code);
  };
  expect(await expired()).toMatchObject({ left: 5, expires_at: "2026-12-01T12:00:00.000Z" });
  await at("2026-11-20T12:00:00Z");
  await edit({ active: false });
  expect(await expired()).toMatchObject({ left: 5, expires_at: "2026-12-04T12:00:00.000Z" });
  await at("2026-12-30T12:00:00Z");
  await edit({ active: true });
  await call(salon.server, store.edit, { body: { published: false } }, salon.shop);
  expect(await expired()).toMatchObject({ left: 5, expires_at: "2027-01-13T12:00:00.000Z" });
  await call(salon.server, store.edit, { body: { published: true } }, salon.shop);
  await call(salon.server, services.remove, { params: { id: salon.shop.serviceId } }, salon.shop);
  await at("2027-01-13T12:00:00Z");
  expect(await expired()).toMatchObject({ left: 5, expires_at: "2027-01-27T12:00:00.000Z" });
  await call(salon.server, services.restore, { params: { id: salon.shop.serviceId } }, salon.shop);
  await at("2027-01-27T12:00:00Z");
  expect(await expired()).toMatchObject({ left: 0, used: 0 });
});

test("are brought to mind two weeks before they end, once, and not while they can't be booked", async () => {
  const { code } = await sell();
  await book(code);
  await at("2026-11-17T11:59:59Z");
  await remindOfVisits(salon.server.deps);
  expect(await mails("visits_expire")).toEqual([]);
  await at("2026-11-17T12:00:00Z");
  await edit({ active: false });
  await remindOfVisits(salon.server.deps);
  expect(await mails("visits_expire")).toEqual([]);
  await edit({ active: true });
  await remindOfVisits(salon.server.deps);
  await at("2026-11-18T12:00:00Z");
  await remindOfVisits(salon.server.deps);
  const [mail, ...more] = await mails("visits_expire");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: ada.email,
    subject: expect.stringContaining("Book your visits until December 1, 2026"),
    text: expect.stringContaining("4 visits of your pack aren't booked yet."),
  });
  expect(mail?.text).toContain(`/store/${salon.shop.websiteUrl}/order/${code}`);
});

test("that the seller uses are reported to their customer, with what is left", async () => {
  const { orderId } = await sell();
  const body = {
    service_id: salon.shop.serviceId,
    title: "Cut",
    customer: ada,
    starts_at: "2026-06-03T10:00:00Z",
  };
  const { id, version } = (await callUnchecked(salon.server, appointments.create, { body }, salon.shop)).body
    .data;
  const wish = { order_id: orderId, line: 1, version };
  await call(salon.server, packs.draw, { params: { id }, body: wish }, salon.shop);
  const [mail, ...more] = await mails("visit_used");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: ada.email });
  expect(mail?.text).toContain("4 visits until December 1, 2026");
  expect(mail?.text).toContain("Wednesday, June 3, 2026");
});
