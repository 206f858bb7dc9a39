// Odd text in the customer fields: stored exactly as sent, or refused with nothing stored.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { testAddresses } from "#test/test-addresses.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { testData } from "#test/test-data.ts";

let server: TestApp;
let seller: TestCalendar;
let serviceId: string;
let asked = 0;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  const hours = everyDay({ open: "00:00", close: "24:00" });
  seller = await testCalendar(server, "salon", { timezone: "UTC", hours, slotMinutes: 5 });
  serviceId = await seller.addService("Call", [5, 0]);
});
afterAll(() => server.close());

const ownEmail = "grace@example.com";

/** Books a new time on each call, as a customer and as the seller in turn. */
async function ask(sent: object) {
  asked += 1;
  const starts_at = new Date(Date.parse("2026-06-02") + asked * (days(1) / 288)).toISOString();
  const body = { service_id: serviceId, starts_at, customer: { name: "Grace", email: ownEmail }, ...sent };
  const params = { website_url: seller.websiteUrl };
  const { status, text } =
    asked % 2 === 0
      ? await call(server, appointments.create, { body }, seller)
      : await call(server, bookings.book, { params, body });
  expect([201, 422], `${JSON.stringify(sent)}: ${text}`).toContain(status);
  const [row] = await server.database.sql(
    `SELECT customer_name AS name, customer_email AS email, customer_phone AS phone, notes FROM appointments
     WHERE store_id = $1 AND starts_at = $2`,
    [seller.storeId, starts_at],
  );
  expect(row !== undefined).toBe(status === 201);
  return row;
}

test("every email address of the collection", async () => {
  let kept = 0;
  for (const email of testAddresses()) {
    const row = await ask({ customer: { name: "Grace", email } });
    if (!row) continue;
    kept += 1;
    expect(row["email"]).toBe(email.trim());
    // A line break in an address would add a header to emails sent there.
    expect(row["email"]).not.toMatch(/[\r\n]/);
  }
  expect(kept).toBeGreaterThan(10);
  expect(kept).toBeLessThan(100);
});

test("every naughty string as a name, as notes and as a phone number", async () => {
  const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
  let kept = 0;
  for (const text of strings) {
    const row = await ask({ customer: { name: text, email: ownEmail }, notes: text });
    if (row) {
      kept += 1;
      expect([row["name"], row["notes"]]).toEqual([text.trim(), text.trim()]);
    }
    const called = await ask({ customer: { name: "Grace", email: ownEmail, phone: text } });
    if (called) expect(called["phone"]).toBe(text.trim());
    if (called) expect(text.trim()).toMatch(/^\+?[0-9 ()./-]*$/);
  }
  expect(kept).toBeGreaterThan(strings.length * 0.9);
});
