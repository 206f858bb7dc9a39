// New customers who book with an email address are asked to press a link in an email, if the store wants that.
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { editAppointment } from "#features/scheduling/appointments/change/edit-appointment.ts";
import { expireAppointments } from "#features/scheduling/appointments/change/expire-appointments.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { manageCode } from "#features/scheduling/appointments/manage-address.ts";
import { verifyToken } from "#features/scheduling/appointments/verify-token.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import type { TestApp } from "#test/test-app.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
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

/** 3 and 4 pm in Berlin, and 3 pm a day later. */
const THREE = "2026-11-24T14:00:00.000Z";
const FOUR = "2026-11-24T15:00:00.000Z";
const NEXT_DAY = "2026-11-25T14:00:00.000Z";

const rules = (booking: Partial<Pick<Store["booking"], "verify_email" | "confirmation">>) =>
  call(server, store.edit, { body: { booking } }, salon);
const codeOf = (id: string) => manageCode(server.deps.secrets, id);
const at = (id: string) => ({ website_url: salon.websiteUrl, code: codeOf(id) });
const press = (id: string, token = verifyToken(server.deps.secrets, id)) =>
  call(server, bookings.verify, { params: at(id), body: { token } });
const seen = (id: string) => getAppointment(server.deps, salon.id, id);
/** Who got an email, and its subject. */
const mails = async () =>
  (await app.delivered())
    .map(({ to, subject }) => `${to?.[0]?.address === customer.email ? "customer" : "seller"}: ${subject}`)
    .toSorted();
const notices = () =>
  server.database.sql("SELECT kind FROM notifications WHERE user_id = $1 ORDER BY id", [salon.id]);
const WHAT = "Haircut, Tue, Nov 24, 3:00 PM";

test("nobody is asked unless the store wants it", async () => {
  await rules({ confirmation: "instant" });
  const { status, verify_by } = await bookAt(server, salon, THREE);
  expect([status, verify_by]).toEqual(["Confirmed", null]);
});

describe("a store that asks all new customers", () => {
  beforeEach(() => rules({ verify_email: "always", confirmation: "instant" }));

  test("holds the time for an hour, and writes to the customer alone", async () => {
    const booked = await call(server, bookings.book, {
      params: { website_url: salon.websiteUrl },
      body: { service_id: salon.serviceId, starts_at: THREE, customer, timezone: "America/New_York" },
    });
    const { message, data } = booked.body;
    expect([message, data.status, data.verify_by]).toEqual([
      "Check your email to confirm your booking",
      "Pending",
      after(server.clock.now(), minutes(60)).toISOString(),
    ]);
    const [{ goodUntil } = { goodUntil: null }] = await server.database.sql<{ goodUntil: Date }>(
      `SELECT good_until AS "goodUntil" FROM mails WHERE appointment_id = $1`,
      [data.id],
    );
    expect(new Date(goodUntil ?? 0).toISOString()).toBe(data.verify_by);
    const [mail, ...more] = await app.delivered();
    expect([mail?.subject, more]).toEqual(["Confirm your booking: Haircut, Tue, Nov 24, 9:00 AM", []]);
    expect(mail?.text).toContain("We're holding this time for you until Mon, Nov 2, 8:00 AM.");
    expect(mail?.text).toContain("If you didn't book this, ignore this email and the booking is cancelled.");
    expect(mail?.attachments).toEqual([]);
    const link = new URL(/https:\S+verify=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.pathname).toBe(`/store/${salon.websiteUrl}/booking/${codeOf(data.id)}`);
    expect(await notices()).toEqual([]);

    const verified = await press(data.id, link.searchParams.get("verify") ?? "");
    expect([verified.status, verified.body.message, verified.body.data]).toMatchObject([
      200,
      "Booking confirmed",
      { status: "Confirmed", verify_by: null, movable: true },
    ]);
    expect(await mails()).toEqual([
      "customer: Confirmed: Haircut, Tue, Nov 24, 9:00 AM",
      "seller: New booking: Grace Hopper, Haircut, Tue, Nov 24, 3:00 PM",
    ]);
    expect(await notices()).toEqual([{ kind: "booking_new" }]);
    const { version, timeline } = await seen(data.id);
    expect(timeline.map(({ event, by }) => [event, by])).toEqual([
      ["created", "customer"],
      ["verified", "customer"],
      ["confirmed", "customer"],
    ]);
    // A second press, as of a customer who opens the email again.
    expect((await press(data.id)).body.data).toMatchObject({ status: "Confirmed", version });
    expect(await mails()).toEqual([]);
  });

  test("takes only the token of the email: not the link of the booking, nor another booking's token", async () => {
    const first = await bookAt(server, salon, THREE);
    const other = await bookAt(server, salon, FOUR);
    for (const token of [codeOf(first.id), verifyToken(server.deps.secrets, other.id), "x"])
      expect(await press(first.id, token)).toMatchObject({ status: 404, code: "not_found" });
    expect((await seen(first.id)).status).toBe("Pending");
  });

  test("frees the time after an hour, and writes to nobody", async () => {
    const { id } = await bookAt(server, salon, THREE);
    await app.delivered();
    server.clock.advance(minutes(60) - 1);
    expect(await expireAppointments(server.deps)).toBe(0);
    server.clock.advance(1);
    expect(await expireAppointments(server.deps)).toBe(1);
    expect(await mails()).toEqual([]);
    expect(await notices()).toEqual([]);
    expect(await press(id)).toMatchObject({ status: 409, code: "invalid_transition" });
    expect(await seen(id)).toMatchObject({ status: "Cancelled", verify_by: expect.any(String) });
    expect(
      (await bookAt(server, salon, THREE, { customer: { name: "Ann", phone: "+1 213 373 4253" } })).status,
    ).toBe("Confirmed");
  });

  test("gives less than an hour if the appointment starts before, and takes no press once it has begun", async () => {
    await server.database.sql("UPDATE stores SET notice_minutes = 0 WHERE id = $1", [salon.storeId]);
    server.clock.set("2026-11-24T13:40:00Z");
    const { id, verify_by } = await bookAt(server, salon, THREE);
    expect(verify_by).toBe(THREE);
    server.clock.set(THREE);
    expect(await press(id)).toMatchObject({ status: 409, code: "invalid_transition" });
  });

  test("takes a press that comes after the hour, while the time is still held", async () => {
    const { id } = await bookAt(server, salon, THREE);
    server.clock.advance(minutes(62));
    expect((await press(id)).body.data.status).toBe("Confirmed");
    expect(await expireAppointments(server.deps)).toBe(0);
  });

  test("knows who verified, paid or came, and whom the seller confirmed or added; nobody by a booking alone", async () => {
    const known = { ...customer, email: "GRACE@example.com" };
    const statusNow = async () => (await bookAt(server, salon, FOUR, { customer: known })).status;
    const first = await bookAt(server, salon, THREE);
    const only = (column: string, value: unknown) =>
      server.database.sql(
        `WITH gone AS (DELETE FROM appointments WHERE id <> $1) UPDATE appointments SET ${column} = $2 WHERE id = $1`,
        [first.id, value],
      );
    // As it was booked before the store asked.
    for (const status of ["Pending", "Confirmed", "No-show", "Cancelled"]) {
      await only("status", status);
      expect(await statusNow(), status).toBe("Pending");
    }
    for (const [column, value, before] of [
      ["status", "Completed", "Pending"],
      ["source", "seller", "store_page"],
      ["paid", 100, 0],
    ]) {
      await only(String(column), value);
      expect(await statusNow(), String(value)).toBe("Confirmed");
      await only(String(column), before);
    }
    await press(first.id);
    await only("status", "Cancelled");
    expect(await statusNow(), "verified once").toBe("Confirmed");
    salon = await testCalendar(server, "another", { timezone: "Europe/Berlin" });
    await rules({ verify_email: "always", confirmation: "instant" });
    expect(await statusNow(), "another store knows nobody").toBe("Pending");
  });

  test("asks nobody who leaves only a phone number", async () => {
    const { status } = await bookAt(server, salon, THREE, {
      customer: { name: "Ann", phone: "+1 213 373 4253" },
    });
    expect(status).toBe("Confirmed");
  });

  test("lets the seller confirm or cancel meanwhile, and hears nothing of a customer who cancels", async () => {
    const first = await bookAt(server, salon, THREE);
    await app.delivered();
    await call(server, appointments.edit, { params: { id: first.id }, body: { status: "Confirmed" } }, salon);
    expect(await mails()).toEqual([`customer: Confirmed: ${WHAT}`]);
    expect((await press(first.id)).body.data).toMatchObject({ status: "Confirmed", verify_by: null });

    const stranger = { ...customer, email: "ann@example.com" };
    expect((await bookAt(server, salon, NEXT_DAY)).status, "the seller knows them now").toBe("Confirmed");
    await app.delivered();
    await server.database.sql("DELETE FROM notifications");
    const second = await bookAt(server, salon, FOUR, { customer: stranger });
    await app.delivered();
    const { version, movable } = (await call(server, bookings.get, { params: at(second.id) })).body.data;
    expect(movable).toBe(false);
    const body = { status: "Cancelled" as const, version };
    expect((await call(server, bookings.change, { params: at(second.id), body })).status).toBe(200);
    expect(await app.delivered()).toMatchObject([{ subject: expect.stringMatching(/^Cancelled/) }]);
    expect(await notices()).toEqual([]);
  });

  test("a seller who moves it vouches for it: it no longer ends with the hour", async () => {
    const { id } = await bookAt(server, salon, THREE);
    await editAppointment(server.deps, salon.id, id, { starts_at: FOUR });
    expect(await mails()).toEqual(["customer: New time: Haircut, Tue, Nov 24, 4:00 PM"]);
    server.clock.advance(minutes(61));
    expect(await expireAppointments(server.deps)).toBe(0);
    expect((await press(id)).body.data).toMatchObject({ status: "Pending", verify_by: null });
  });

  test("a press on a link whose booking was cancelled says so, also if it had been confirmed", async () => {
    const { id } = await bookAt(server, salon, THREE);
    for (const status of ["Confirmed", "Cancelled"] as const)
      await editAppointment(server.deps, salon.id, id, { status });
    expect(await press(id)).toMatchObject({ status: 409, code: "invalid_transition" });
  });

  test("an unverified booking can't be moved by its customer, and it says why", async () => {
    const { id, version } = await bookAt(server, salon, THREE);
    const moved = await call(server, bookings.change, { params: at(id), body: { starts_at: FOUR, version } });
    expect([moved.status, moved.refusal.error]).toEqual([
      409,
      "Confirm this booking by email before you move it.",
    ]);
  });

  test("a booking whose service is gone waits for the seller", async () => {
    const { id } = await bookAt(server, salon, THREE);
    await server.database.sql(
      "UPDATE appointments SET service_id = NULL, service_name = NULL WHERE id = $1",
      [id],
    );
    expect((await press(id)).body.data.status).toBe("Pending");
  });

  test("of a press, the end of the hour and a cancellation at once, one wins and the others find it so", async () => {
    const random = seededRandom(18);
    for (let round = 0; round < 10; round += 1) {
      await server.database.sql("DELETE FROM appointments");
      const { id, version } = await bookAt(server, salon, THREE);
      server.clock.advance(minutes(60));
      const cancel = () =>
        call(server, bookings.change, { params: at(id), body: { status: "Cancelled" as const, version } });
      await concurrently(random, [
        async () => expect([200, 409]).toContain((await press(id)).status),
        async () => expect([200, 409]).toContain((await press(id)).status),
        async () => expect([200, 409]).toContain((await cancel()).status),
        async () => void (await expireAppointments(server.deps)),
      ]);
      const { status, timeline } = await seen(id);
      const ends = timeline.filter(({ event }) => ["verified", "cancelled", "expired"].includes(event));
      expect(ends).toHaveLength(1);
      expect(status).toBe(ends[0]?.event === "verified" ? "Confirmed" : "Cancelled");
      server.clock.advance(-minutes(60));
    }
  });
});

test("a store that asks only before it answers asks for its services on request alone", async () => {
  await rules({ verify_email: "on_request", confirmation: "instant" });
  expect(
    (await bookAt(server, salon, FOUR, { customer: { ...customer, email: "ann@example.com" } })).status,
  ).toBe("Confirmed");
  await rules({ confirmation: "on_request" });
  await app.delivered();
  const { id, verify_by } = await bookAt(server, salon, THREE);
  expect(verify_by).not.toBeNull();
  expect(await mails()).toEqual([`customer: Confirm your booking: ${WHAT}`]);
  const verified = await press(id);
  expect([verified.body.message, verified.body.data]).toMatchObject([
    "Email confirmed, request sent",
    { status: "Pending", verify_by: null },
  ]);
  expect(await mails()).toEqual([
    `customer: Request sent: ${WHAT}`,
    `seller: New booking: Grace Hopper, ${WHAT}`,
  ]);
});

test("without a mail server nobody is asked, because no link could reach them", async () => {
  await rules({ verify_email: "always", confirmation: "instant" });
  const { mailer } = server.deps;
  server.deps.mailer = undefined;
  try {
    expect((await bookAt(server, salon, THREE)).status).toBe("Confirmed");
  } finally {
    server.deps.mailer = mailer;
  }
});

test("who can't be sent a link for now is refused, and takes no time", async () => {
  const limited = await testMailApp({ RATE_LIMIT: true });
  try {
    const own = await limited.salon();
    await call(limited.server, store.edit, { body: { booking: { verify_email: "always" } } }, own);
    for (let n = 0; n < 5; n += 1) {
      const starts_at = after(new Date(THREE), minutes(60 * 24 * n)).toISOString();
      expect((await bookAt(limited.server, own, starts_at)).verify_by).not.toBeNull();
      limited.server.clock.advance(minutes(60));
      await expireAppointments(limited.server.deps);
    }
    const refused = await call(limited.server, bookings.book, {
      params: { website_url: own.websiteUrl },
      body: { service_id: own.serviceId, starts_at: THREE, customer },
    });
    expect([refused.status, refused.refusal.error]).toEqual([
      429,
      "Too many emails were sent today, so we can't email you a link to confirm your booking. Try again in 24 hours.",
    ]);
    const [{ count } = { count: "" }] = await limited.server.database.sql<{ count: string }>(
      "SELECT count(*) FROM appointments WHERE status <> 'Cancelled'",
    );
    expect(count).toBe("0");
  } finally {
    await limited.close();
  }
});
