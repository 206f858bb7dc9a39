// A store with one time a day, somebody who has it, and people who wait for it.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { type Caller, call } from "./call.ts";
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
  const { serviceId } = seller;

  const create = async (starts_at: string): Promise<string> => {
    const body = { service_id: serviceId, starts_at, customer: { name: "First" } };
    return (await call(server, appointments.create, { body }, seller)).body.data.id;
  };
  const join = (name: string, body: object = {}, as?: Caller) => {
    // Nobody comes at the very moment another does.
    server.clock.advance(1);
    const customer = { name, email: `${name.toLowerCase()}@example.com` };
    const params = { website_url: websiteUrl };
    const wanted = { service_id: serviceId, day: DAY, customer, ...body };
    return call(server, waitlist.join, { params, body: wanted }, as);
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
  const entry = async (name: string) => ({ params: { website_url: websiteUrl, code: await codeOf(name) } });
  return {
    ...seller,
    taken: await create(NINE),
    create,
    join,
    codeOf,
    states,
    cancel: async (id: string) =>
      (await call(server, appointments.edit, { params: { id }, body: { status: "Cancelled" } }, seller)).body,
    look: async (name: string) => (await call(server, waitlist.get, await entry(name))).body.data,
    book: async (name: string) => call(server, waitlist.book, await entry(name)),
    leave: async (name: string) => call(server, waitlist.leave, await entry(name)),
    hold: (starts_at = NINE) =>
      call(server, bookings.hold, {
        params: { website_url: websiteUrl },
        body: { service_id: serviceId, starts_at },
      }),
  };
}
