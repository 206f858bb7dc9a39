import type { EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { sync as parseCalendar, type VEvent } from "node-ical";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { resendMail } from "#features/platform/mail/resend/resend-mail.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { bookAt, customer, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { manageCode } from "../manage-address.ts";
import { editAppointment } from "./edit-appointment.ts";

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
const FOUR = "2026-11-24T15:00:00.000Z";

const edit = (id: string, change: EditAppointment) => editAppointment(app.server.deps, seller.id, id, change);
const create = (more: object) =>
  call(
    app.server,
    appointments.create,
    { body: { service_id: seller.serviceId, customer, starts_at: THREE, ...more } },
    seller,
  );
const to = (mails: Email[], address: string) =>
  mails.filter((mail) => mail.to?.some((one) => one.address === address));

function eventIn({ attachments }: Email): VEvent {
  const file = attachments.find(({ filename }) => filename === "appointment.ics");
  const text = new TextDecoder().decode(file!.content as ArrayBuffer);
  return Object.values(parseCalendar.parseICS(text)).find((part): part is VEvent => part?.type === "VEVENT")!;
}
const methodOf = ({ attachments }: Email) => attachments.map(({ method }) => method).find(Boolean);

test("the email about a time that the seller suggests doesn't call it a booking", async () => {
  expect((await create({ status: "Pending" })).status).toBe(201);
  const [told, ...more] = await app.delivered();
  expect([told!.subject, more]).toEqual(["Suggested for you: Haircut, Tue, Nov 24, 3:00 PM", []]);
  expect(told!.text).toContain("Corner Shop suggests an appointment");
  expect(told!.text).not.toMatch(/your booking/i);
});

test("a booking tells its customer that it arrived, and the seller that it waits", async () => {
  const { id } = await bookAt(app.server, seller, THREE, {
    timezone: "America/New_York",
    notes: "Side door",
  });
  const mails = await app.delivered();
  expect(mails).toHaveLength(2);
  const [received] = to(mails, customer.email);
  expect(received!.subject).toBe("Request sent: Haircut, Tue, Nov 24, 9:00 AM");
  expect(received!.from).toEqual({ name: "Corner Shop via Solodesk", address: "desk@example.com" });
  for (const text of [received!.text!, received!.html!]) {
    expect(text).toContain(
      "Tuesday, November 24, 2026, 9:00 – 9:30 AM (Eastern Standard Time, America/New_York)",
    );
    expect(text).toContain(
      "Tuesday, November 24, 2026, 3:00 – 3:30 PM (Central European Standard Time, Europe/Berlin)",
    );
    expect(text).toMatch(new RegExp(`https://desk.example.com/store/${seller.websiteUrl}/booking/[\\w-]+`));
    expect(text).not.toContain("Side door");
  }
  expect(eventIn(received!)).toMatchObject({
    uid: `${id}@solodesk`,
    sequence: 0,
    status: "TENTATIVE",
    start: new Date(THREE),
  });
  const [told] = to(mails, `${seller.id}@example.com`);
  expect(told!.subject).toBe("New booking: Grace Hopper, Haircut, Tue, Nov 24, 3:00 PM");
  expect(told!.replyTo).toEqual([{ name: "", address: customer.email }]);
  for (const words of [
    "Side door",
    customer.phone,
    `https://desk.example.com/appointments?appointment=${id}`,
  ])
    expect(told!.text).toContain(words);
});

test("confirm, move and cancel are told in order, each with a newer calendar entry", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await app.delivered();
  await edit(id, { status: "Confirmed" });
  await edit(id, { notes: "Only for me" });
  const [confirmed, ...none] = await app.delivered();
  expect([confirmed!.subject, none]).toEqual(["Confirmed: Haircut, Tue, Nov 24, 3:00 PM", []]);
  expect([methodOf(confirmed!), eventIn(confirmed!)]).toMatchObject([
    "REQUEST",
    { sequence: 1, status: "CONFIRMED" },
  ]);
  expect(confirmed!.text).not.toContain("Only for me");
  await edit(id, { starts_at: FOUR });
  const [moved] = await app.delivered();
  expect(moved!.subject).toBe("New time: Haircut, Tue, Nov 24, 4:00 PM");
  expect(eventIn(moved!)).toMatchObject({ sequence: 3, start: new Date(FOUR) });
  await edit(id, { status: "Cancelled" });
  const [cancelled] = await app.delivered();
  expect(cancelled!.subject).toBe("Cancelled: Haircut, Tue, Nov 24, 4:00 PM");
  expect([methodOf(cancelled!), eventIn(cancelled!)]).toMatchObject([
    "CANCEL",
    { uid: `${id}@solodesk`, sequence: 4, status: "CANCELLED" },
  ]);
});

test("B3: of 50 confirms at once one is a transition, and one notice is sent", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await app.delivered();
  const answers = await concurrently(
    seededRandom(),
    times(50, () =>
      edit(id, { status: "Confirmed" }).then(
        () => 200,
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  expect(await app.delivered()).toHaveLength(1);
  expect(await app.delivered()).toEqual([]);
});

test("a booking that is refused tells nobody, and one confirmed right away says so at once", async () => {
  expect((await create({ status: "Confirmed" })).status).toBe(201);
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject)).toEqual(["Confirmed: Haircut, Tue, Nov 24, 3:00 PM"]);
  expect((await create({})).status).toBe(409);
  await expect(bookAt(app.server, seller, THREE)).rejects.toThrow("slot_taken");
  expect(await app.delivered()).toEqual([]);
});

test("what waits to be sent is taken back when newer news come", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await edit(id, { status: "Confirmed" });
  await edit(id, { status: "Cancelled" });
  const mails = await app.delivered();
  expect(mails.map(({ subject }) => subject!.split(":")[0]).toSorted()).toEqual(["Cancelled", "New booking"]);
});

test("of a request that was moved before its letter went out the seller still hears that it waits", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  const code = manageCode(app.server.deps.secrets, id);
  const moved = await call(app.server, bookings.change, {
    params: { website_url: seller.websiteUrl, code },
    body: { version: 1, starts_at: FOUR },
  });
  expect(moved.status).toBe(200);
  const told = (await app.delivered()).filter(({ subject }) => subject!.startsWith("Moved"));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining("It still needs your confirmation")]);
});

test("what was told before newer news is not sent again, and the newest is", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await edit(id, { status: "Confirmed" });
  await app.delivered();
  app.server.clock.advance(1);
  await edit(id, { status: "Cancelled" });
  await app.delivered();
  const told = await app.server.database.sql<{ id: string; kind: string }>(
    "SELECT id, kind FROM mails WHERE appointment_id = $1 AND status = 'sent'",
    [id],
  );
  const again = (kind: string) =>
    resendMail(app.server.deps, seller.id, told.find((mail) => mail.kind === kind)!.id);
  await expect(again("booking_confirmed")).rejects.toMatchObject({ code: "invalid_transition" });
  expect(await again("booking_cancelled")).toMatchObject({ status: "queued" });
  expect((await app.delivered()).map(({ subject }) => subject!.split(":")[0])).toEqual(["Cancelled"]);
});

test("nobody hears of what is over, nor without an address", async () => {
  const { id } = await bookAt(app.server, seller, THREE);
  await create({ customer: { name: "Walk-in" }, starts_at: FOUR });
  await app.delivered();
  app.server.clock.set("2026-11-24T14:30:00Z");
  await edit(id, { status: "Cancelled" });
  expect(await app.delivered()).toEqual([]);
});

test("names that are made to harm stay words: no header, no line of ours, no markup", async () => {
  const name = "Eve\r\nBcc: spy@example.com\r\n\r\n<script>alert(1)</script>\u202Egnp";
  await app.server.database.sql("UPDATE stores SET name = $2 WHERE id = $1", [seller.storeId, name]);
  await app.server.database.sql("UPDATE services SET name = $2 WHERE id = $1", [
    seller.serviceId,
    `${name} & "more"`,
  ]);
  await bookAt(app.server, seller, THREE, {
    customer: { ...customer, name: name.replace(/[\r\n]+/g, " ") },
    notes: `Price: free\r\n${name}`,
  });
  app.post.recipients.length = 0;
  const mails = await app.delivered();
  expect(app.post.recipients.toSorted()).toEqual([`${seller.id}@example.com`, customer.email].toSorted());
  for (const mail of mails) {
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
    expect(mail.from?.name).toMatch(/^Eve Bcc spy example.com .* via Solodesk$/);
    expect(mail.html).not.toMatch(/<script/i);
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.text).not.toMatch(/^(Bcc|Price: free|Eve$)/m);
  }
});

test("links lead to this installation, whatever host a request names", async () => {
  await call(
    app.server,
    bookings.book,
    {
      params: { website_url: seller.websiteUrl },
      body: { service_id: seller.serviceId, starts_at: THREE, customer },
    },
    { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } },
  );
  for (const { text, html } of await app.delivered()) expect(`${text}${html}`).not.toContain("evil.example");
});

test("a customer's answer goes to the store's address, or to its owner's once that is confirmed", async () => {
  const { sql } = app.server.database;
  const answersGo = async () => {
    expect((await create({ status: "Pending" })).status).toBe(201);
    const [told] = to(await app.delivered(), customer.email);
    await sql("UPDATE appointments SET status = 'Cancelled' WHERE store_id = $1", [seller.storeId]);
    return told!.replyTo?.map(({ address }) => address);
  };
  await sql("UPDATE stores SET email = '' WHERE id = $1", [seller.storeId]);
  await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [seller.id]);
  expect(await answersGo()).toBeUndefined();
  await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [seller.id]);
  expect(await answersGo()).toEqual([`${seller.id}@example.com`]);
  await sql("UPDATE stores SET email = 'shop@example.com' WHERE id = $1", [seller.storeId]);
  expect(await answersGo()).toEqual(["shop@example.com"]);
});

test.each([
  ["x <y@z.example>, evil", "x y z.example evil via Solodesk"],
  ['Ada" <a@b.example>, "Eve', "Ada a b.example Eve via Solodesk"],
  ["support@paypal.example", "support paypal.example via Solodesk"],
  ["Ostle & Wren", "Ostle & Wren via Solodesk"],
  ["Café Zoë 理髪店", "Café Zoë 理髪店 via Solodesk"],
  ["<@,>", "Solodesk"],
])("a store called %s writes as %s, from one address", async (name, sender) => {
  await app.server.database.sql("UPDATE stores SET name = $2 WHERE id = $1", [seller.storeId, name]);
  await bookAt(app.server, seller, THREE);
  const mails = await app.delivered();
  expect(mails.length).toBeGreaterThan(0);
  const own = to(mails, customer.email);
  expect(own.map(({ from }) => from)).toEqual(own.map(() => ({ name: sender, address: "desk@example.com" })));
  // The raw header must contain exactly one address.
  for (const { headers } of own) {
    const raw = headers.filter(({ key }) => key === "from").map(({ value }) => value);
    expect(raw).toHaveLength(1);
    expect(raw[0]?.match(/@/g)).toHaveLength(1);
  }
});
