import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testCalendar } from "#test/test-calendar.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  server.clock.set("2026-06-01T12:00:00Z");
});
afterAll(() => server.close());

test("times to move an appointment to fit its own length, keep its buffer and count its own time as free", async () => {
  const { headers, serviceId } = await testCalendar(server, "salon");
  const other = await testCalendar(server, "barber");
  const book = async (starts_at: string, more: object) => {
    const payload = { customer: { name: "Grace Hopper" }, starts_at, ...more };
    const made = await call(server, appointments.create, { body: payload }, { headers });
    return made.body.data.id;
  };
  // Open from 13:00 to 21:00 UTC; the service has a buffer of 15 minutes.
  await book("2026-06-03T17:00:00Z", { title: "Talk" });
  const id = await book("2026-06-03T15:00:00Z", { service_id: serviceId, ends_at: "2026-06-03T16:00:00Z" });
  const slots = (query: string, caller = headers) =>
    callUnchecked(
      server,
      appointments.listOwnSlots,
      { query: `from=2026-06-03&to=2026-06-03&${query}` },
      { headers: caller },
    );
  const free = (await slots(`appointment_id=${id}`)).body.slots;
  expect(free.map(({ starts_at }) => starts_at.slice(11, 16))).toEqual(
    "13:00 13:30 14:00 14:30 15:00 15:30 18:00 18:30 19:00 19:30 20:00".split(" "),
  );
  expect(free[0]!.ends_at).toBe("2026-06-03T14:00:00.000Z");
  expect((await slots(`appointment_id=${id}`, other.headers)).status).toBe(404);
});
