import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
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

const confirm = (ids: string[], { headers } = seller) =>
  server.http.inject({ method: "POST", url: `${M}/user/appointments/confirm`, headers, payload: { ids } });
async function book(day: number, { headers, serviceId } = seller): Promise<string> {
  const starts_at = new Date(Date.UTC(2026, 5, day, 15)).toISOString();
  const payload = { service_id: serviceId, customer: { name: "Grace" }, starts_at };
  const url = `${M}/create-appointment`;
  return (await server.http.inject({ method: "POST", url, headers, payload })).json().data.id;
}
const read = async (id: string, { headers } = seller) =>
  (await server.http.inject({ url: `${M}/user/appointments/${id}`, headers })).json().data;
const done = (id: string) => ({ id, confirmed: true, error: "" });

test("each is confirmed for itself, and those that may not be are named without stopping the others", async () => {
  const rival = await testCalendar(server, "rival");
  const [first, gone, last] = [await book(2), await book(3), await book(4)];
  const theirs = await book(5, rival);
  const { headers } = seller;
  const cancel = { method: "PATCH", url: `${M}/user/appointments/${gone}`, headers } as const;
  await server.http.inject({ ...cancel, payload: { status: "Cancelled" } });
  const answer = await confirm([first, gone, theirs, last, first]);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      status: true,
      message: "2 appointments confirmed",
      results: [
        done(first),
        { id: gone, confirmed: false, error: "This appointment is cancelled and cannot become confirmed." },
        { id: theirs, confirmed: false, error: "We could not find that." },
        done(last),
      ],
    },
  ]);
  expect((await read(theirs, rival)).status).toBe("Pending");
  const again = await confirm([first]);
  expect(again.json()).toMatchObject({
    message: "0 appointments confirmed",
    results: [{ confirmed: false, error: "This appointment is confirmed already." }],
  });
});

test("many at once, of the same ones, confirm each exactly once", async () => {
  const ids = [await book(10), await book(11), await book(12)];
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(ids)));
  const results = answers.flatMap((answer) => answer.json().results);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(results.filter(({ confirmed }) => confirmed)).toHaveLength(3);
  for (const id of ids) {
    const { status, timeline } = await read(id);
    expect([status, timeline.map(({ event }: { event: string }) => event)]).toEqual([
      "Confirmed",
      ["created", "confirmed"],
    ]);
  }
});

test("no more than a hundred at a time, and not none", async () => {
  expect((await confirm([])).statusCode).toBe(422);
  expect((await confirm(Array.from({ length: 101 }, () => crypto.randomUUID()))).statusCode).toBe(422);
});
