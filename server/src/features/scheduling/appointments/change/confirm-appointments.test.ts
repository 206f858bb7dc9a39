import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
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
});
afterAll(() => server.close());

const confirm = (ids: string[], as = seller) => call(server, appointments.confirm, { body: { ids } }, as);
async function book(day: number, { headers, serviceId } = seller): Promise<string> {
  const starts_at = new Date(Date.UTC(2026, 5, day, 15)).toISOString();
  const payload = { service_id: serviceId, customer: { name: "Grace" }, starts_at };
  return (await call(server, appointments.create, { body: payload }, { headers })).body.data.id;
}
const read = async (id: string, as = seller) =>
  (await call(server, appointments.get, { params: { id } }, as)).body.data;
const done = (id: string) => ({ id, confirmed: true, error: "" });

test("each is confirmed for itself, and those that may not be are named without stopping the others", async () => {
  const rival = await testCalendar(server, "rival");
  const [first, gone, last] = [await book(2), await book(3), await book(4)];
  const theirs = await book(5, rival);
  await call(server, appointments.edit, { params: { id: gone }, body: { status: "Cancelled" } }, seller);
  const answer = await confirm([first, gone, theirs, last, first]);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      status: true,
      message: "2 appointments confirmed",
      results: [
        done(first),
        { id: gone, confirmed: false, error: "This appointment is cancelled and cannot become confirmed." },
        { id: theirs, confirmed: false, error: "We couldn't find that." },
        done(last),
      ],
    },
  ]);
  expect((await read(theirs, rival)).status).toBe("Pending");
  const again = await confirm([first]);
  expect(again.body).toMatchObject({
    message: "0 appointments confirmed",
    results: [{ confirmed: false, error: "This appointment is confirmed already." }],
  });
});

test("many at once, of the same ones, confirm each exactly once", async () => {
  const ids = [await book(10), await book(11), await book(12)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(ids)));
  const results = answers.flatMap((answer) => answer.body.results);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(results.filter(({ confirmed }) => confirmed)).toHaveLength(3);
  for (const id of ids) {
    const { status, timeline } = await read(id);
    expect([status, timeline.map(({ event }) => event)]).toEqual(["Confirmed", ["created", "confirmed"]]);
  }
});

test("no more than a hundred at a time, and not none", async () => {
  expect((await confirm([])).status).toBe(422);
  expect((await confirm(Array.from({ length: 101 }, () => crypto.randomUUID()))).status).toBe(422);
});
