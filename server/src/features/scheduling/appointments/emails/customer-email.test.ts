// What emails to customers say of the price: how much, and when it is paid.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#test/call.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { editAppointment } from "../change/edit-appointment.ts";

let app: TestMailApp;
let seller: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => app.close());

const THREE = "2026-11-24T14:00:00.000Z";

const costs = (price: number) =>
  app.server.database.sql("UPDATE services SET price = $2 WHERE id = $1", [seller.serviceId, price]);

/** What the customer's email says beside "Price"; undefined if it says nothing of it. */
async function priceTold(): Promise<string | undefined> {
  const emails = await app.delivered();
  const email = emails.find(({ to }) => to?.some(({ address }) => address === customer.email));
  return email?.text?.match(/^Price: (.*)$/m)?.[1];
}

test("a price that is not paid yet is paid at the appointment, until that is cancelled", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  expect(await priceTold()).toBe("$45.00, to pay at the appointment");
  await editAppointment(app.server.deps, seller.id, id, { status: "Confirmed" });
  expect(await priceTold()).toBe("$45.00, to pay at the appointment");
  await editAppointment(app.server.deps, seller.id, id, { status: "Cancelled" });
  expect(await priceTold()).toBe("$45.00");
});

test("what costs nothing is free", async () => {
  await costs(0);
  await bookAt(app.server, seller, THREE);
  expect(await priceTold()).toBe("Free");
});

test("an appointment without a service has no price, and the email names none", async () => {
  const plain = { title: "Talk", customer, starts_at: THREE };
  expect((await call(app.server, appointments.create, { body: plain }, seller)).status).toBe(201);
  const [email] = await app.delivered();
  expect(email?.text).toContain("Talk");
  expect(email?.text).not.toMatch(/Price|Free/);
});
