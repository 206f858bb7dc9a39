import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import { sync as parseCalendar, type VEvent } from "node-ical";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { call } from "#test/call.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { manageCode } from "../manage-address.ts";
import { sendReminders } from "../reminders/send-reminders.ts";
import { OFFER_FREED } from "../reminders/wake-waiting.ts";
import { cancelFollowing } from "./cancel-following.ts";

let app: TestMailApp;
let seller: TestCalendar;
let made = 0;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  app.server.clock.set("2026-10-12T12:00:00Z");
  made += 1;
  // Appointments of earlier tests must send no reminders.
  await app.server.database.sql("UPDATE appointments SET status = 'Completed'");
  seller = await testCalendar(app.server, `salon-${made}`, { timezone: "Europe/Berlin" });
});
afterAll(() => app.close());

type Made = Answer<typeof series.create>["data"][number];

/** 3 pm in Berlin, across the end of summer time. */
const create = async (more: object = {}): Promise<Made[]> =>
  (
    await call(
      app.server,
      series.create,
      {
        body: {
          service_id: seller.serviceId,
          customer,
          starts_at: "2026-10-13T13:00:00Z",
          every_weeks: 1,
          count: 3,
          status: "Confirmed",
          ...more,
        },
      },
      seller,
    )
  ).body.data;
/** Not over HTTP: the session would have expired in the weeks in between. */
async function cancel([first]: Made[], from: Made): Promise<void> {
  const store = (await findStoreOfUser(app.server.deps.db, seller.id))!;
  await cancelFollowing(app.server.deps, { store, seriesId: first!.series_id!, from: from.id });
}

function eventsIn({ attachments }: Email): VEvent[] {
  const file = attachments.find(({ filename }) => filename === "appointment.ics");
  const text = new TextDecoder().decode(file!.content as ArrayBuffer);
  return Object.values(parseCalendar.parseICS(text)).filter(
    (part): part is VEvent => part?.type === "VEVENT",
  );
}

test("a series is told by one letter that names all its times, and has each in a calendar of its own", async () => {
  const data = await create();
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Confirmed: Haircut, 3 times from Tue, Oct 13, 3:00 PM",
  ]);
  // No other emails were queued and then withdrawn.
  const written = "SELECT count(*)::int AS n FROM mails WHERE user_id = $1";
  expect(await app.server.database.sql(written, [seller.id])).toEqual([{ n: 1 }]);
  const [email] = mails;
  for (const text of [email!.text!, email!.html!]) {
    expect(text).toContain("Your 3 appointments are confirmed");
    for (const day of ["October 13", "October 20", "October 27"])
      expect(text).toContain(`Tuesday, ${day}, 2026, 3:00 – 3:30 PM`);
    expect(text).toContain("Europe/Berlin");
    expect(text).toContain("$45.00 each, to pay at the appointments");
  }
  const code = manageCode(app.server.deps.secrets, data[0]!.id);
  expect(email!.text).toContain(`/booking/${code}`);
  const events = eventsIn(email!);
  expect(events.map(({ uid }) => uid)).toEqual(data.map(({ id }) => `${id}@solodesk`));
  expect(events.map(({ start }) => start.toISOString())).toEqual(
    ["2026-10-13T13", "2026-10-20T13", "2026-10-27T14"].map((hour) => `${hour}:00:00.000Z`),
  );
  expect(events.map(({ url }) => JSON.stringify(url))).toEqual(
    data.map(({ id }) => expect.stringContaining(manageCode(app.server.deps.secrets, id))),
  );
});

test("one email suggests all times of a pending series; without an address, none is sent", async () => {
  await create({ status: "Pending" });
  await create({ customer: { name: "Grace" }, starts_at: "2026-10-14T13:00:00Z" });
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Suggested for you: Haircut, 3 times from Tue, Oct 13, 3:00 PM",
  ]);
  expect(mails[0]!.text).toContain("Corner Shop suggests 3 appointments");
});

test("each is reminded of by itself; news of one leaves the letter of all on its way", async () => {
  const data = await create();
  const payload = { starts_at: "2026-10-13T15:00:00Z" };
  await call(app.server, appointments.edit, { params: { id: data[0]!.id }, body: payload }, seller);
  const subjects = (await app.delivered()).map(({ subject }) => subject?.split(":")[0]);
  expect(subjects.toSorted()).toEqual(["Confirmed", "New time"]);
  app.server.clock.set("2026-10-19T13:30:00Z");
  await sendReminders(app.server.deps);
  expect((await app.delivered()).map(({ subject }) => subject)).toEqual([
    "Reminder: Haircut, Tue, Oct 20, 3:00 PM",
  ]);
});

test("calling off the rest is one letter, which takes back what waited to be told of them", async () => {
  const data = await create();
  await app.delivered();
  // This reminder is still queued when the rest is cancelled.
  app.server.clock.set("2026-10-19T13:30:00Z");
  await sendReminders(app.server.deps);
  await cancel(data, data[1]!);
  // The waitlist is woken only once.
  const woken = "SELECT count(*)::int AS n FROM pgboss.job WHERE name = $1 AND data->>'store_id' = $2";
  expect(await app.server.database.sql(woken, [OFFER_FREED, seller.storeId])).toEqual([{ n: 1 }]);
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Cancelled: Haircut, 2 times from Tue, Oct 20, 3:00 PM",
  ]);
  expect(mails[0]!.text).toContain("All others stay as planned.");
  expect(mails[0]!.text).not.toContain("October 13");
  expect(eventsIn(mails[0]!).map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
});

test("cancelling the last one is notified like any other", async () => {
  const data = await create();
  await app.delivered();
  await cancel(data, data[2]!);
  expect((await app.delivered()).map(({ subject }) => subject)).toEqual([
    "Cancelled: Haircut, Tue, Oct 27, 3:00 PM",
  ]);
});
