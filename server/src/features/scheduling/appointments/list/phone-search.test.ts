import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { customers } from "@solodesk/contract/scheduling/customers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";

let server: TestApp;
let seller: TestCalendar;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
  seller = await testCalendar(server, "salon");
  await add("Grace", "+49 171 1234567", 2);
  // As it was typed before numbers were written in international form.
  await add("Grace", "0171/1234567", 3);
  await add("Ann", "(213) 373-4253", 4);
});
afterAll(() => server.close());

const add = (name: string, phone: string, day: number) =>
  call(
    server,
    appointments.create,
    {
      body: {
        service_id: seller.serviceId,
        customer: { name, phone },
        starts_at: `2026-06-0${day}T14:00:00Z`,
      },
    },
    seller,
  );
const found = async (q: string) => {
  const listed = await call(server, appointments.list, { query: { q, status: "All" } }, seller);
  const people = await call(server, customers.list, { query: { q } }, seller);
  return [listed.body.data.map(({ customer }) => customer.name), people.body.data.map(({ name }) => name)];
};

test.each([
  ["01711234567", "Grace"],
  ["0171 123", "Grace"],
  ["+49171", "Grace"],
  ["+49 171 1234567", "Grace"],
  ["2133734253", "Ann"],
  ["+12133734253", "Ann"],
  ["213-373-4253", "Ann"],
])("%s finds %s, however the number is stored, and each person once", async (q, name) => {
  const [listed, people] = await found(q);
  expect(new Set(listed)).toEqual(new Set([name]));
  expect(people).toEqual([name]);
});

test("few digits and words find no number that isn't written so", async () => {
  for (const q of ["4567", "1711 Main Street", "%", "_"]) {
    const [listed] = await found(q);
    expect(listed?.length ?? 0, q).toBe(q === "4567" ? 2 : 0);
  }
});
