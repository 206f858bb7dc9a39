// Bookings are confirmed at once or on request, as the service says, or else the store.
import { services } from "@solodesk/contract/catalog/services.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { Confirmation } from "@solodesk/contract/store/store/confirmation.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import type { TestApp } from "#test/test-app.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
let server: TestApp;
let salon: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
  server = app.server;
});
beforeEach(async () => {
  salon = await app.salon();
  await app.delivered();
});
afterAll(() => app.close());

const NINE = "2026-11-24T08:00:00.000Z";
const ruleOfStore = (confirmation: Confirmation) =>
  call(server, store.edit, { body: { booking: { confirmation } } }, salon);
const ruleOfService = (confirmation: Confirmation | null) =>
  call(server, services.edit, { params: { id: salon.serviceId }, body: { confirmation } }, salon);
const subjectsTo = async (to: string) =>
  (await app.delivered()).filter((mail) => mail.to?.[0]?.address === to).map(({ subject }) => subject);

test("a new store confirms at once; a store of before asks", async () => {
  const { headers } = await signUp(server);
  const body = { name: "New Store", country: "DE", timezone: "Europe/Berlin" };
  const created = await call(server, store.create, { body }, { headers });
  expect(created.body.data.booking.confirmation).toBe("instant");
  expect((await bookAt(server, salon, NINE)).status).toBe("Pending");
});

test("what is confirmed at once is in the calendar, and its customer's first email says so", async () => {
  await ruleOfStore("instant");
  const { id, status } = await bookAt(server, salon, NINE);
  expect(status).toBe("Confirmed");
  const { timeline } = (await call(server, appointments.get, { params: { id } }, salon)).body.data;
  expect(timeline.map(({ event, by }) => [event, by])).toEqual([
    ["created", "customer"],
    ["confirmed", "customer"],
  ]);
  expect(await subjectsTo(customer.email)).toEqual([expect.stringMatching(/^Confirmed: Haircut/)]);
  const [mail] = await server.database.sql<{ text: string }>(
    "SELECT text FROM mails WHERE appointment_id = $1 AND kind = 'new_booking'",
    [id],
  );
  expect(mail?.text).toContain("You have a new booking\n");
  expect(mail?.text).toContain("It's confirmed");
});

test("a service's own rule wins over its store's, and without one it follows the store", async () => {
  await ruleOfStore("instant");
  await ruleOfService("on_request");
  expect((await bookAt(server, salon, NINE)).status).toBe("Pending");
  expect(await subjectsTo(customer.email)).toEqual([expect.stringMatching(/^Request sent: Haircut/)]);
  await ruleOfStore("on_request");
  await ruleOfService("instant");
  expect((await bookAt(server, salon, "2026-11-24T09:00:00.000Z")).status).toBe("Confirmed");
  await ruleOfService(null);
  expect((await bookAt(server, salon, "2026-11-24T10:00:00.000Z")).status).toBe("Pending");
});
