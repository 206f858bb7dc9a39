import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { editAppointment } from "../change/edit-appointment.ts";
import { expireAppointments } from "../change/expire-appointments.ts";
import { getAppointment } from "../list/get-appointment.ts";
import { sendReminders } from "./send-reminders.ts";

let app: TestMailApp;
let seller: TestCalendar;
beforeAll(async () => {
  app = await testMailApp();
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(() => app.close());

/** 3 pm in Berlin. */
const THREE = "2026-11-24T14:00:00.000Z";

const confirmed = async (starts_at = THREE) => {
  const { id } = await bookAt(app.server, seller, starts_at);
  await edit(id, { status: "Confirmed" });
  await app.delivered();
  return id;
};
const edit = (id: string, change: Parameters<typeof editAppointment>[3]) =>
  editAppointment(app.server.deps, seller.id, id, change);
/** Returns the subjects sent at this moment, after one run of each job. */
const remindedAt = async (moment: string): Promise<string[]> => {
  app.server.clock.set(moment);
  await sendReminders(app.server.deps);
  return (await app.delivered()).map(({ subject }) => subject!);
};
const reminder = "Reminder: Haircut, Tue, Nov 24, 3:00 PM";

test("a day and two hours before, each once, however often it is asked", async () => {
  await confirmed();
  expect(await remindedAt("2026-11-23T13:59:59Z")).toEqual([]);
  expect(await remindedAt("2026-11-23T14:00:00Z")).toEqual([reminder]);
  expect(await remindedAt("2026-11-23T14:00:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-24T11:59:00Z")).toEqual([]);
  const both = await Promise.all([remindedAt("2026-11-24T12:00:00Z"), remindedAt("2026-11-24T12:00:00Z")]);
  expect(both.flat()).toEqual([reminder]);
  expect(await remindedAt("2026-11-24T14:00:00Z")).toEqual([]);
});

test("a moved appointment is reminded of at its new time, and not at its old one", async () => {
  const id = await confirmed();
  expect(await remindedAt("2026-11-23T14:00:00Z")).toEqual([reminder]);
  await edit(id, { starts_at: "2026-11-26T10:00:00Z" });
  await app.delivered();
  expect(await remindedAt("2026-11-24T12:00:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-25T10:00:00Z")).toEqual(["Reminder: Haircut, Thu, Nov 26, 11:00 AM"]);
});

test("what is pending or cancelled is not reminded of, nor one whose word was taken back before it was sent", async () => {
  await bookAt(app.server, seller, THREE);
  const other = await confirmed("2026-11-24T10:00:00Z");
  await edit(other, { status: "Cancelled" });
  await app.delivered();
  expect(await remindedAt("2026-11-24T09:30:00Z")).toEqual([]);

  const late = await confirmed("2026-11-27T10:00:00Z");
  app.server.clock.set("2026-11-26T10:00:00Z");
  expect(await sendReminders(app.server.deps)).toBe(1);
  await edit(late, { status: "Cancelled" });
  expect((await app.delivered()).map(({ subject }) => subject)).toEqual([
    "Cancelled: Haircut, Fri, Nov 27, 11:00 AM",
  ]);
});

test("what was agreed after the moment of a reminder has none, and after a time without a server the last one counts", async () => {
  app.server.clock.set("2026-11-23T20:00:00Z");
  await confirmed();
  expect(await remindedAt("2026-11-23T20:01:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-24T12:30:00Z")).toEqual([reminder]);

  app.server.clock.set("2026-11-20T12:00:00Z");
  await confirmed("2026-11-25T10:00:00Z");
  expect(await remindedAt("2026-11-25T09:00:00Z")).toEqual(["Reminder: Haircut, Wed, Nov 25, 11:00 AM"]);
});

test("how long before is the store's choice, and none is one", async () => {
  await confirmed();
  const choose = (wanted: string) =>
    app.server.database.sql("UPDATE stores SET reminders = $2 WHERE id = $1", [seller.storeId, wanted]);
  await choose("{}");
  expect(await remindedAt("2026-11-24T12:00:00Z")).toEqual([]);
  await choose("{30}");
  expect(await remindedAt("2026-11-24T13:29:00Z")).toEqual([]);
  expect(await remindedAt("2026-11-24T13:30:00Z")).toEqual([reminder]);
});

test("a booking that nobody answered ends at its start, is recorded and told, and frees its time", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  const answered = await confirmed("2026-11-24T10:00:00Z");
  await app.delivered();
  app.server.clock.set("2026-11-24T13:59:59Z");
  expect(await expireAppointments(app.server.deps)).toBe(0);
  app.server.clock.set(THREE);
  expect(await expireAppointments(app.server.deps)).toBe(1);
  expect(await expireAppointments(app.server.deps)).toBe(0);
  const ended = await getAppointment(app.server.deps, seller.id, id);
  expect(ended).toMatchObject({ status: "Cancelled", version: 2 });
  expect(ended.timeline.at(-1)).toMatchObject({ event: "expired", by: "system" });
  expect((await getAppointment(app.server.deps, seller.id, answered)).status).toBe("Confirmed");
  const [told, ...none] = await app.delivered();
  expect(none).toEqual([]);
  expect(told!.to).toMatchObject([{ address: customer.email }]);
  expect(told!.text).toContain("Corner Shop didn't answer in time");
});

test("what the seller wrote down stays as it is, however late", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await app.server.database.sql("UPDATE appointments SET source = 'seller' WHERE id = $1", [id]);
  app.server.clock.set("2026-11-25T14:00:00Z");
  expect(await expireAppointments(app.server.deps)).toBe(0);
});

/**
 * Adds 120 rows, more than a batch, that come before the working one in every order. Their emails cannot be
 * inserted.
 */
async function addBroken(status: "Confirmed" | "Pending", starts_at: string): Promise<void> {
  await app.server.database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone,
       notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 5000 + n, 1, $2, 'Talk', 'Bo',
       'broken@example.com', '', '', 0, 'store_page', at, at + interval '1 second', 'UTC', at AT TIME ZONE 'UTC',
       at + interval '1 second', $4, $4
     FROM generate_series(1, 120) n, LATERAL (SELECT $3::timestamptz - n * interval '1 second' AS at) AS times`,
    [seller.storeId, status, starts_at, app.server.clock.now()],
  );
  await app.server.database.sql(
    `INSERT INTO appointment_changes (store_id, appointment_id, version, event, by, starts_at, ends_at, at)
     SELECT store_id, id, 1, 'created', 'customer', starts_at, ends_at, created_at FROM appointments WHERE number > 5000`,
  );
  await app.server.database.sql(
    `ALTER TABLE mails DROP CONSTRAINT IF EXISTS none_to_broken,
       ADD CONSTRAINT none_to_broken CHECK (recipient <> 'broken@example.com')`,
  );
}

test("those that fail for ever keep no others from being told", async () => {
  await confirmed();
  await addBroken("Confirmed", THREE);
  expect(await remindedAt("2026-11-24T12:00:00Z")).toEqual([reminder]);
  await app.server.database.sql("DELETE FROM appointments");
  app.server.clock.set("2026-11-02T12:00:00Z");
  const { id } = await bookAt(app.server, seller, THREE);
  await addBroken("Pending", THREE);
  app.server.clock.set(THREE);
  expect(await expireAppointments(app.server.deps)).toBe(1);
  expect((await getAppointment(app.server.deps, seller.id, id)).status).toBe("Cancelled");
});
