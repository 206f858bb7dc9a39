import { auth } from "@solodesk/contract/identity/auth.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { sync as parseCalendar } from "node-ical";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { buy, orderCalls, place, refundsOf, sendRefunds, settle } from "#test/test-orders.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { orderCode } from "../place/order-code.ts";
import { recordRefunded } from "../refund/record-refunded.ts";

let app: TestMailApp;
let shop: TestShop;
let seller: ReturnType<typeof orderCalls>;
let made = 0;
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on", PLATFORM_FEE_BPS: 250, OPERATOR_EMAIL: "operator@example.com" });
});
beforeEach(async () => {
  app.server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(app.server, `shop-${made}`, {
    stock: [20, 1],
    rules: { shipping_flat: 500, tax_bps: 1000 },
  });
  seller = orderCalls(app.server, shop);
});
afterAll(() => app.close());

const GUEST = "grace@example.com";
const to = (mails: Email[], address: string) =>
  mails.filter((mail) => mail.to?.some((one) => one.address === address));
const subjects = (mails: Email[]) => mails.map(({ subject }) => subject!).toSorted();
const haircut = (starts_at: string) => ({
  kind: "service",
  id: shop.serviceId,
  quantity: 1,
  website_url: shop.websiteUrl,
  starts_at,
});
const numberOf = async (id: string) => (await seller.get(id)).number;

test("a paid order tells its guest what was bought and where it is seen, and the seller what to do", async () => {
  const items = [shop.line(0, 2), haircut("2026-06-10T14:00:00Z")];
  const { server } = app;
  const id = await buy(server, items, { timezone: "America/New_York" });
  const number = await numberOf(id);
  const mails = await app.delivered();
  expect(mails).toHaveLength(2);
  const [confirmed] = to(mails, GUEST);
  expect(confirmed!.subject).toBe(`Order ${number} confirmed, Corner Shop`);
  for (const text of [confirmed!.text!, confirmed!.html!]) {
    for (const words of [
      "2 × Thing 1, $30.00",
      "1 × Haircut, $45.00",
      "Wednesday, June 10, 2026, 10:00 – 10:30 AM (Eastern Daylight Time, America/New_York)",
      "$87.50",
      "Arlington",
      `https://desk.example.com/store/${shop.websiteUrl}/order/${orderCode(server.deps.secrets, id)}`,
    ])
      expect(text).toContain(words);
  }
  const { appointment_id } = (await seller.get(id)).items[1]!;
  const attached = confirmed!.attachments.find(({ filename }) => filename === "appointment.ics");
  const file = new TextDecoder().decode(attached!.content as ArrayBuffer);
  const event = Object.values(parseCalendar.parseICS(file)).find((part) => part?.type === "VEVENT");
  expect(event).toMatchObject({
    uid: `${appointment_id}@solodesk`,
    status: "CONFIRMED",
    start: new Date("2026-06-10T14:00:00Z"),
    url: { val: expect.stringContaining(`/store/${shop.websiteUrl}/booking/`) },
  });
  const [sale] = to(mails, `${shop.id}@example.com`);
  expect(sale!.subject).toBe(`New order ${number}: Grace Hopper, Thing 1 and 1 more`);
  expect(sale!.replyTo).toEqual([{ name: "", address: GUEST }]);
  expect(sale!.text).toContain("2:00 – 2:30 PM (Coordinated Universal Time");
  expect(sale!.text).not.toContain("Eastern");
  expect(sale!.text).toContain(`https://desk.example.com/orders?order=${id}`);
  // The order's emails also give the times; no separate email does.
  const kinds = await server.database.sql("SELECT kind FROM mails WHERE user_id = $1 ORDER BY kind", [
    shop.id,
  ]);
  expect(kinds).toEqual([{ kind: "new_sale" }, { kind: "order_confirmed" }]);
});

test("shipping is told with its tracking, delivery and notes are not", async () => {
  const id = await buy(app.server, [shop.line(0)]);
  await app.delivered();
  await seller.note(id, "Only for me");
  await seller.change(id, "processing", { note: "Only for me" });
  expect(await app.delivered()).toEqual([]);
  await seller.change(id, "shipped", { tracking: "DHL 42", note: "Only for me" });
  const [shipped, ...none] = await app.delivered();
  expect([shipped!.subject, none]).toEqual([`Order ${await numberOf(id)} is on its way, Corner Shop`, []]);
  expect(shipped!.text).toContain("Tracking: DHL 42");
  expect(shipped!.attachments).toEqual([]);
  expect(`${shipped!.text}${shipped!.html}`).not.toContain("Only for me");
  await seller.change(id, "delivered");
  expect(await app.delivered()).toEqual([]);
});

test("each refund is told once, when it is decided; a cancellation says so", async () => {
  const id = await buy(app.server, [shop.line(0)]);
  await app.delivered();
  await seller.refund(id, { amount: 100, reason: "Only for me" });
  const [part] = await app.delivered();
  expect(part!.subject).toBe(`Refund of order ${await numberOf(id)}, Corner Shop`);
  expect(part!.text).toContain("Refund: $1.00");
  expect(part!.text).not.toContain("Only for me");
  await seller.change(id, "cancelled");
  const [cancelled, ...none] = await app.delivered();
  expect([cancelled!.subject, none]).toEqual([`Cancelled: order ${await numberOf(id)}, Corner Shop`, []]);
  expect(cancelled!.text).toContain("What you paid is refunded.");
  expect(cancelled!.text).toContain("Refund: $20.50");
  await sendRefunds(app.server);
  expect(await app.delivered()).toEqual([]);
  // A gateway may report it more than once.
  const { deps } = app.server;
  const refunds = await refundsOf(app.server, id);
  for (const refund of [...refunds, ...refunds]) await recordRefunded(deps, refund);
  expect(await app.delivered()).toEqual([]);
  const { timeline } = await seller.get(id);
  expect(timeline.filter(({ event }) => event === "refunded")).toHaveLength(2);
});

test("who paid too late or twice hears that the money goes back", async () => {
  const { paymentId } = await place(app.server, [shop.line(1)]);
  await settle(app.server, paymentId, "expired");
  const id = await buy(app.server, [shop.line(1)]);
  await app.delivered();
  await settle(app.server, paymentId);
  await sendRefunds(app.server);
  await sendRefunds(app.server);
  const [late, ...none] = await app.delivered();
  expect([late!.text, none]).toEqual([expect.stringContaining("Your order is no longer available"), []]);
  const [{ payment_id } = { payment_id: "" }] = await app.server.database.sql<{ payment_id: string }>(
    "SELECT payment_id FROM orders WHERE id = $1",
    [id],
  );
  await settle(app.server, payment_id, "paid", "ch_again");
  await sendRefunds(app.server);
  expect((await app.delivered()).map(({ text }) => text)).toEqual([
    expect.stringContaining("You paid twice"),
  ]);
});

test("a member's email is in the language in which they ordered, or else in that of their account", async () => {
  const { server } = app;
  const member = await testSeller(server, "Ada Byron");
  await call(server, store.edit, { body: { languages: ["en", "fr", "de"] } }, shop);
  await call(server, auth.editProfile, { body: { language: "de" } }, member);
  const languageOf = async (accepts: Record<string, string>) => {
    await buy(server, [shop.line(0, 1)], {}, { ...member.headers, ...accepts });
    const [mail] = to(await app.delivered(), GUEST);
    return /<html lang="([^"]+)"/.exec(mail?.html ?? "")?.[1];
  };
  expect(await languageOf({ "accept-language": "fr" })).toBe("fr");
  expect(await languageOf({ "accept-language": "ja" })).toBe("de");
  expect(await languageOf({})).toBe("de");
});

test("what the marketplace sells stands in its buyer's log, and nobody else hears of it", async () => {
  const member = await testSeller(app.server, "Ada Byron");
  const items = [{ id: shop.productIds[0], quantity: 1, website_url: null }];
  const customer = { name: "Ada Byron" };
  const id = await buy(app.server, items, { customer }, member.headers);
  const mails = await app.delivered();
  expect(to(mails, `${member.id}@example.com`)).toHaveLength(mails.length);
  expect(subjects(mails)).toEqual([expect.stringMatching(/^Order \d+ confirmed, Solodesk$/)]);
  expect(mails[0]!.replyTo).toEqual([{ name: "", address: "operator@example.com" }]);
  expect(mails[0]!.text).toContain(`https://desk.example.com/orders?role=buyer&order=${id}`);
  const logs = await app.server.database.sql("SELECT user_id FROM mails WHERE order_id = $1", [id]);
  expect(logs).toEqual([{ user_id: member.id }]);
});

test("names that are made to harm stay words: no header, no line of ours, no markup", async () => {
  const name = "Eve\r\nBcc: spy@example.com\r\n\r\n<script>alert(1)</script>\u202Egnp";
  const { sql } = app.server.database;
  await sql("UPDATE stores SET name = $2 WHERE id = $1", [shop.storeId, name]);
  const customer = { name: "Eve", email: GUEST };
  const shipping_address = {
    line1: `1 Yard\r\nTotal: $0.00\r\n${name}`,
    city: "Arlington",
    postal_code: "22201",
    country: "US",
  };
  const id = await buy(app.server, [shop.line(0)], { customer, shipping_address });
  // Rows from before names had to be one line may look like this.
  await sql("UPDATE orders SET customer_name = $2 WHERE id = $1", [id, name]);
  await sql("UPDATE order_items SET name = $2 WHERE order_id = $1", [id, `${name}\r\nTotal: $0.00`]);
  await seller.change(id, "shipped", { tracking: name });
  await seller.refund(id, { amount: 100 });
  app.post.recipients.length = 0;
  const mails = await app.delivered();
  expect(mails).toHaveLength(4);
  expect(new Set(app.post.recipients)).toEqual(new Set([GUEST, `${shop.id}@example.com`]));
  for (const mail of mails) {
    expect(mail.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
    expect(mail.html).not.toMatch(/<script/i);
    expect(mail.text).not.toMatch(/^ *(Bcc|Total: \$0\.00|Eve$)/m);
  }
});
