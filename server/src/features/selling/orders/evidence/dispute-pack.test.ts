// The evidence as a seller downloads it: read back by other programs' parsers, and compared with the rows.
import { createHash } from "node:crypto";
import { orders } from "@solodesk/contract/selling/orders.ts";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, call } from "#test/call.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { orderCalls, place, settle } from "#test/test-orders.ts";
import { type PolicySalon, policySalon } from "#test/test-policy-salon.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { unzipped } from "#test/unzipped.ts";
import { orderCode } from "../place/order-code.ts";

const policy = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "deposit" },
  no_show: { fee: { percent: 50 } },
  text: "Ring twice <script>alert(1)</script>",
};
const leila = { name: '../../etc/<script>alert(2)</script> "ليلى" حسن', email: "leila@example.com" };
const browser = {
  headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
};

let app: TestMailApp;
let salon: PolicySalon;
let sha256: string;
beforeAll(async () => {
  app = await testMailApp({ SANDBOX: "on" });
  salon = await policySalon(app.server, "salon");
  await salon.service().ask({ percent: 20 });
  sha256 = await salon.adopt(policy);
});
afterAll(() => app.close());

const download = (id: string, as: Caller = salon.shop) =>
  call(app.server, orders.getDisputePack, { params: { id } }, as);

async function packOf(id: string): Promise<Record<string, string>> {
  const answer = await download(id);
  expect(answer.status, answer.status === 200 ? "" : answer.text).toBe(200);
  return unzipped(answer.bytes);
}

async function bought(starts: string, more: object = {}, headers: Record<string, string> = {}) {
  const placed = await place(app.server, [salon.line(starts)], { policy_sha256: sha256, ...more }, headers);
  await settle(app.server, placed.paymentId);
  await app.delivered();
  const id = placed.orderIds[0] ?? "";
  const [row = { appointment_id: "", number: 0 }] = await app.server.database.sql<{
    appointment_id: string;
    number: number;
  }>("SELECT appointment_id, number::int FROM order_items JOIN orders ON id = order_id WHERE order_id = $1", [
    id,
  ]);
  return { id, appointmentId: row.appointment_id, number: row.number, paymentId: placed.paymentId };
}

test("holds what was bought, accepted, sent and opened, and each file agrees with the rows", async () => {
  const { sql } = app.server.database;
  const other = await bought("2026-06-03T10:00:00Z");
  const { id, appointmentId, number } = await bought("2026-06-03T11:00:00Z", { customer: leila });
  await app.server.database.sql(
    "UPDATE order_items SET answers = $2, notes = 'Allergic' WHERE order_id = $1",
    [id, JSON.stringify([{ question_id: app.server.deps.newId(), label: "Ill?", value: "Very ill" }])],
  );
  await orderCalls(app.server, salon.shop).note(id, "She was rude");
  const code = orderCode(app.server.deps.secrets, id);
  await call(app.server, orders.recordOpen, { body: { page: "order", code } }, browser);
  await salon.at("2026-06-01T13:30:00Z");
  await call(
    app.server,
    orders.recordOpen,
    { body: { page: "booking", code: salon.guest(appointmentId).params.code } },
    browser,
  );
  await salon.set(appointmentId, { starts_at: "2026-06-04T11:00:00Z" });
  await app.delivered();

  const answer = await download(id);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringContaining(`filename="dispute-${number}.zip"`),
    "cache-control": "private, no-store",
  });
  const files = unzipped(answer.bytes);
  expect(Object.keys(files)).toEqual([
    "summary.html",
    "policy.txt",
    "policy-hashed.json",
    "emails/001-2026-06-01-order_confirmed.eml",
    "emails/002-2026-06-01-booking_rescheduled.eml",
    expect.stringMatching(/^calendar\/A-\d+\.ics$/),
    "opens.csv",
    "order.json",
  ]);

  const [appointment] = await sql<{ policy_sha256: string; starts_at: string; number: number }>(
    "SELECT policy_sha256, starts_at, number FROM appointments WHERE id = $1",
    [appointmentId],
  );
  const hash = createHash("sha256")
    .update(files["policy-hashed.json"] ?? "")
    .digest("hex");
  expect([hash, sha256]).toEqual([appointment?.policy_sha256, hash]);
  expect(files["policy.txt"]).toContain(`\n${hash}\n`);
  expect(files["policy.txt"]).toContain("If you cancel after that, the store keeps the deposit.");
  expect(files["policy.txt"]).toContain(policy.text);

  const mails = await sql<{ subject: string; text: string; sent_at: string; recipient: string }>(
    `SELECT subject, text, sent_at, recipient FROM mails WHERE $1 IN (order_id, appointment_id) OR order_id = $2
     ORDER BY created_at, id`,
    [appointmentId, id],
  );
  const toLeila = mails.filter(({ recipient }) => recipient === leila.email);
  expect(toLeila).toHaveLength(2);
  for (const [nth, name] of Object.keys(files)
    .filter((one) => one.endsWith(".eml"))
    .entries()) {
    const read = await PostalMime.parse(files[name] ?? "");
    expect([read.subject, read.to?.[0]?.address, new Date(read.date ?? "")]).toEqual([
      toLeila[nth]?.subject,
      leila.email,
      new Date(toLeila[nth]?.sent_at ?? ""),
    ]);
    expect(read.text?.trim()).toBe(toLeila[nth]?.text.trim());
  }

  const event = new ICAL.Component(
    ICAL.parse(files[`calendar/A-${appointment?.number}.ics`] ?? ""),
  ).getFirstSubcomponent("vevent");
  expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-06-04T11:00:00Z");
  expect(event?.getFirstPropertyValue("description")).toContain("ليلى");
  expect(event?.getFirstProperty("url"), "the customer's private link").toBeNull();

  expect(files["opens.csv"]?.split("\r\n").slice(1, 3)).toEqual([
    "2026-06-01T12:00:00.000Z,2026-06-01 12:00,UTC,Order page",
    `2026-06-01T13:30:00.000Z,2026-06-01 13:30,UTC,Page of booking A-${appointment?.number}`,
  ]);

  const facts = JSON.parse(files["order.json"] ?? "");
  expect(facts).toMatchObject({
    order: { number: String(number), customer: leila, total: { amount: 4590 }, due_later: { amount: 3600 } },
    payment: {
      charge_id: `ch_${(await sql<{ payment_id: string }>("SELECT payment_id FROM orders WHERE id = $1", [id]))[0]?.payment_id}`,
    },
    policies: [{ sha256: hash, policy }],
    emails: [{ status: "sent" }, { status: "sent" }],
    opens: [{ page: "Order page" }, {}],
  });

  const page = files["summary.html"] ?? "";
  expect(page).toContain("&lt;script&gt;alert(2)&lt;/script&gt; &quot;ليلى&quot; حسن");
  expect(page).toContain("Ring twice &lt;script&gt;alert(1)&lt;/script&gt;");
  for (const shown of ["$9.90 of $45.90", hash, "Moved: Jun 4, 2026, 11:00:00 AM", facts.payment.charge_id])
    expect(page).toContain(shown);
  expect(page, "loads and runs nothing").not.toMatch(
    /<script|<img|<link|<iframe|\b(?:src|href)=|https?:|url\(|@import/i,
  );

  const everything = Object.values(files).join("\n");
  const code2 = orderCode(app.server.deps.secrets, other.id);
  for (const foreign of ["grace@example.com", "Grace Hopper", code2, "She was rude", "Very ill", "Allergic"])
    expect(everything, foreign).not.toContain(foreign);
});

test("a language that the customer reads comes first in the policy, and the summary stays English", async () => {
  const { sql } = app.server.database;
  await sql("UPDATE stores SET languages = ARRAY['en', 'de'] WHERE id = $1", [salon.shop.storeId]);
  const { id } = await bought("2026-06-05T10:00:00Z", {}, { "accept-language": "de" });
  const german = await call(
    app.server,
    orders.getDisputePack,
    { params: { id } },
    { headers: { ...salon.shop.headers, "accept-language": "de" } },
  );
  const files = unzipped(german.bytes);
  const text = files["policy.txt"] ?? "";
  expect(text).toMatch(/in their language \(Deutsch\):\n\nBis 24 Stunden vor Ihrem Termin/);
  expect(text.indexOf("Bis 24 Stunden")).toBeLessThan(text.indexOf("You can move or cancel"));
  expect(files["summary.html"]).toContain("You can move or cancel for free");
  expect(files["summary.html"]).toContain("Jun 1, 2026, 1:30:00 PM");
  expect(files["summary.html"]).not.toContain("Bis 24 Stunden");
  await sql("UPDATE stores SET languages = ARRAY['en'] WHERE id = $1", [salon.shop.storeId]);
});

test("only who sold it gets it, and only if it was paid", async () => {
  const { id } = await bought("2026-06-06T10:00:00Z");
  const stranger = await testSellerWithStore(app.server, "stranger");
  expect((await download(id, stranger)).status).toBe(404);
  expect((await download(app.server.deps.newId())).status).toBe(404);
  expect((await download(id, { headers: {} })).status).toBe(401);
  const unpaid = await place(app.server, [salon.shop.line(0)]);
  const refused = await download(unpaid.orderIds[0] ?? "");
  expect([refused.status, refused.refusal.error]).toEqual([
    409,
    "This order wasn't paid, so there is no payment that a bank could dispute.",
  ]);
});

test("goods have their parcel and no policy, and what was refunded is said", async () => {
  const { paymentId, orderIds } = await place(app.server, [salon.shop.line(0, 2)]);
  const id = orderIds[0] ?? "";
  await settle(app.server, paymentId);
  const calls = orderCalls(app.server, salon.shop);
  await calls.change(id, "shipped", { tracking: "1Z 999 <b>" });
  await calls.refund(id, { amount: 500 });
  await app.delivered();
  const files = await packOf(id);
  expect(Object.keys(files).filter((name) => !name.startsWith("emails/"))).toEqual([
    "summary.html",
    "opens.csv",
    "order.json",
  ]);
  for (const shown of [
    "1Z 999 &lt;b&gt;",
    "1 Yard",
    "Shipped",
    "<h3>Refunds</h3>",
    "$5.00",
    "had no cancellation policy",
  ])
    expect(files["summary.html"]).toContain(shown);
});

test("of many emails the first 100 are in it, and of old ones it says that they are gone", async () => {
  const { sql } = app.server.database;
  const { id } = await bought("2026-06-08T10:00:00Z");
  await sql(
    `INSERT INTO mails SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'occasion', 'again-' || n))).*
     FROM mails m, generate_series(1, 104) n WHERE order_id = $1 AND kind = 'order_confirmed'`,
    [id],
  );
  const files = await packOf(id);
  expect(Object.keys(files).filter((name) => name.endsWith(".eml"))).toHaveLength(100);
  expect(files["summary.html"]).toContain("5 later emails are left out.");
  expect(files["summary.html"]).not.toContain("no longer on record");

  await sql("DELETE FROM mails WHERE order_id = $1", [id]);
  await sql("UPDATE orders SET placed_at = placed_at - interval '181 days' WHERE id = $1", [id]);
  const later = await packOf(id);
  expect(later["summary.html"]).toContain("No email about this order is on record.");
  expect(later["summary.html"]).toContain(
    "Those from before 2025-12-03 13:30:00 UTC are no longer on record.",
  );
});
