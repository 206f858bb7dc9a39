// A store with one time a day, somebody who has it, and people who wait for it.
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { TestApp } from "./test-app.ts";
import { everyDay, type TestCalendar, testCalendar } from "./test-calendar.ts";

export const DAY = "2026-06-02";
/** Nine in New York. */
export const NINE = "2026-06-02T13:00:00.000Z";

export type FullDay = Awaited<ReturnType<typeof fullDay>>;

/** 8:00 on the Monday before, in New York. */
export async function fullDay(
  server: TestApp,
  websiteUrl: string,
  hours: readonly [string, string] = ["09:00", "10:00"],
) {
  server.clock.set("2026-06-01T12:00:00Z");
  const [open, close] = hours;
  const seller: TestCalendar = await testCalendar(server, websiteUrl, {
    slotMinutes: 60,
    hours: everyDay({ open, close }),
  });
  const { headers, serviceId } = seller;
  const send = (
    method: "GET" | "POST" | "DELETE" | "PATCH",
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ) => server.http.inject({ method, url: `${M}${path}`, headers: more, ...(payload && { payload }) });
  const store = `/store/${websiteUrl}`;

  const create = async (starts_at: string) => {
    const payload = { service_id: serviceId, starts_at, customer: { name: "First" } };
    const answer = await send("POST", "/create-appointment", payload, headers);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().data.id as string;
  };
  const join = (name: string, body: object = {}, more: Record<string, string> = {}) => {
    // Nobody comes at the very moment another does.
    server.clock.advance(1);
    const customer = { name, email: `${name.toLowerCase()}@example.com` };
    return send("POST", `${store}/waitlist`, { service_id: serviceId, day: DAY, customer, ...body }, more);
  };
  /** The link's key, out of the letter that says one is on the list. */
  const codeOf = async (name: string) => {
    const [mail] = await server.database.sql<{ text: string }>(
      "SELECT text FROM mails WHERE store_id = $1 AND recipient = $2 AND kind = 'waitlist_joined'",
      [seller.storeId, `${name.toLowerCase()}@example.com`],
    );
    return /\/waiting\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  /** Who waits and how it is with them, in their order: "Ann offered". */
  const states = async () => {
    const rows = await server.database.sql<{ state: string }>(
      `SELECT customer_name || ' ' || status AS state FROM waitlist WHERE store_id = $1 ORDER BY created_at, id`,
      [seller.storeId],
    );
    return rows.map(({ state }) => state);
  };
  const entry = async (name: string) => `${store}/waitlist/${await codeOf(name)}`;
  return {
    ...seller,
    send,
    store,
    taken: await create(NINE),
    create,
    join,
    codeOf,
    states,
    cancel: async (id: string) => {
      const answer = await send("PATCH", `/user/appointments/${id}`, { status: "Cancelled" }, headers);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    own: (method: "GET" | "DELETE", path: string) => send(method, path, undefined, headers),
    look: async (name: string) => (await send("GET", await entry(name))).json().data,
    book: async (name: string) => send("POST", `${await entry(name)}/book`),
    leave: async (name: string) => send("DELETE", await entry(name)),
    hold: (starts_at = NINE) => send("POST", `${store}/holds`, { service_id: serviceId, starts_at }),
  };
}
