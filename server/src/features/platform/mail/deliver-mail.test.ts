import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { mail, mailsADay } from "@solodesk/contract/platform/mail.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database/db.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { freePort, type TestMailServer, testMailServer } from "#test/test-mail-server.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { deliverMail } from "./deliver-mail.ts";
import { enqueueMail, type NewMail } from "./enqueue-mail.ts";
import { getMail } from "./log/get-mail.ts";
import { resendMail } from "./resend/resend-mail.ts";
import { MOST_BY_STRANGERS, MOST_TO_ONE } from "./suppression-reason.ts";
import { sweepMails } from "./sweep-mails.ts";

let server: TestApp;
let post: TestMailServer;
let seller: TestSeller;
beforeAll(async () => {
  const port = await freePort();
  server = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "desk@example.com" });
  await server.deps.jobs.work([]);
  post = await testMailServer(port);
});
beforeEach(async () => {
  seller = await testSeller(server);
});
afterEach(() => {
  post.refuse(undefined);
  post.received.length = 0;
  post.recipients.length = 0;
});
afterAll(async () => {
  await post.close();
  await server.close();
});

const email = (more: Partial<NewMail> = {}): NewMail => ({
  userId: seller.id,
  kind: "test",
  occasion: "now",
  senderName: "Corner Shop",
  to: "grace@example.com",
  subject: "Hello",
  text: "Hello Grace",
  html: "<p>Hello Grace</p>",
  ...more,
});
const posted = async (more?: Partial<NewMail>) => {
  const row = await inTransaction(server.deps, (deps) => enqueueMail(deps, email(more)));
  return row!.id;
};

/** Not over HTTP: the clock of these tests runs past the end of every session. */
const read = (id: string) => getMail(server.deps, seller.id, id);
const jobsOf = (id: string) =>
  server.database.sql(
    "SELECT state, start_after FROM pgboss.job WHERE name = 'deliver-mail' AND data->>'id' = $1",
    [id],
  );

test("a letter is delivered once, whoever tries and however often", async () => {
  const id = await posted();
  expect(await read(id)).toMatchObject({ status: "queued", attempts: 0 });
  expect(await jobsOf(id)).toHaveLength(1);
  await concurrently(
    seededRandom(),
    times(20, () => deliverMail(server.deps, id)),
  );
  await deliverMail(server.deps, id);
  expect(post.received).toHaveLength(1);
  const [letter] = post.received;
  expect(letter).toMatchObject({
    from: { name: "Corner Shop via Solodesk", address: "desk@example.com" },
    to: [{ address: "grace@example.com" }],
    subject: "Hello",
    messageId: `<${id}.1@example.com>`,
  });
  expect(letter!.text).toContain("Hello Grace");
  expect(await read(id)).toMatchObject({ status: "sent", attempts: 1, error: null });
});

test("what is rolled back mails nothing, and leaves no job", async () => {
  let id = "";
  const failing = inTransaction(server.deps, async (deps) => {
    id = (await enqueueMail(deps, email()))!.id;
    throw new Error("no booking after all");
  });
  await expect(failing).rejects.toThrow("no booking");
  expect([await jobsOf(id), (await call(server, mail.list, {}, seller)).body.data]).toEqual([[], []]);
  await deliverMail(server.deps, id);
  expect(post.received).toEqual([]);
});

test("without an answer of the mail server it is tried again, later each time, and at last given up with the reason", async () => {
  const { port } = post;
  await post.close();
  const id = await posted();
  const waited = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await deliverMail(server.deps, id);
    // An immediate second attempt is too early.
    await deliverMail(server.deps, id);
    const { status, attempts, error, send_at } = await read(id);
    expect(attempts).toBe(attempt);
    expect(error).toMatch(/could not be reached/);
    if (status !== "queued") break;
    waited.push((Date.parse(send_at) - server.clock.now().getTime()) / minutes(1));
    expect(await jobsOf(id)).toHaveLength(attempt + 1);
    server.clock.advance(minutes(waited.at(-1)!));
  }
  expect(waited).toEqual([1, 10, 60, 240]);
  expect(await read(id)).toMatchObject({ status: "failed", attempts: 5 });
  expect(server.logged()).not.toContain("grace@example.com");

  const second = await posted({ occasion: "later" });
  await deliverMail(server.deps, second);
  post = await testMailServer(port);
  server.clock.advance(minutes(1));
  await deliverMail(server.deps, second);
  expect(await read(second)).toMatchObject({ status: "sent", attempts: 2, error: null });
  expect(post.received).toHaveLength(1);
});

test("a lasting refusal is not tried again; a passing one is", async () => {
  post.refuse({ code: 550, words: "No such user here" });
  const id = await posted();
  await deliverMail(server.deps, id);
  const failed = await read(id);
  expect(failed).toMatchObject({ status: "failed", attempts: 1 });
  expect(failed.error).toBe("The mail server answered: 550 No such user here");

  post.refuse({ code: 451, words: "Try again later" });
  const passing = await posted();
  await deliverMail(server.deps, passing);
  expect(await read(passing)).toMatchObject({ status: "queued", attempts: 1 });
});

test("sent again it goes out once more as another letter, however often it is pressed", async () => {
  post.refuse({ code: 550, words: "Full" });
  const id = await posted();
  await deliverMail(server.deps, id);
  post.refuse(undefined);
  const pressed = await concurrently(
    seededRandom(),
    times(10, () => call(server, mail.resend, { params: { id } }, seller)),
  );
  expect(pressed.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  for (let i = 0; i < 3; i += 1) await deliverMail(server.deps, id);
  expect(post.received.map(({ messageId }) => messageId)).toEqual([`<${id}.2@example.com>`]);
  expect(await read(id)).toMatchObject({ status: "sent", attempts: 1, error: null });
  expect(await jobsOf(id)).toHaveLength(2);
});

test("what comes too late is not sent, nor sent again", async () => {
  const id = await posted({ goodUntil: new Date(server.clock.now().getTime() + minutes(30)) });
  server.clock.advance(minutes(30));
  await deliverMail(server.deps, id);
  expect(post.received).toEqual([]);
  expect(await read(id)).toMatchObject({ status: "cancelled", error: "It would have come too late." });
  await expect(resendMail(server.deps, seller.id, id)).rejects.toMatchObject({ code: "invalid_transition" });
});

test("a claim that a crash left behind runs out, and the sweep wakes the letter", async () => {
  const id = await posted();
  await server.database.sql("UPDATE mails SET attempts = 1, claimed_until = $2 WHERE id = $1", [
    id,
    new Date(server.clock.now().getTime() + minutes(2)),
  ]);
  await deliverMail(server.deps, id);
  expect(post.received).toEqual([]);
  server.clock.advance(minutes(3));
  expect((await sweepMails(server.deps)).woken).toBeGreaterThanOrEqual(1);
  expect(await jobsOf(id)).toHaveLength(2);
  await deliverMail(server.deps, id);
  expect(post.received).toHaveLength(1);
});

test("after 180 days a letter leaves the log", async () => {
  const id = await posted();
  server.clock.advance(days(180) - 1000);
  await sweepMails(server.deps);
  expect((await read(id)).id).toBe(id);
  server.clock.advance(2000);
  await sweepMails(server.deps);
  await expect(read(id)).rejects.toMatchObject({ code: "not_found" });
});

test("the log is one's own: newest first, by status, in pages", async () => {
  const first = await posted();
  server.clock.advance(1000);
  const second = await posted({ subject: "Second" });
  await deliverMail(server.deps, second);
  const all = (await callUnchecked(server, mail.list, { query: { page_size: "1" } }, seller)).body;
  expect(all).toMatchObject({
    data: [{ id: second, subject: "Second", to: "grace@example.com" }],
    pagination: { total: 2, total_pages: 2 },
    delivers: true,
  });
  expect(all.data[0]).not.toHaveProperty("html");
  const queued = (await call(server, mail.list, { query: { status: "queued" } }, seller)).body;
  expect(queued.data.map(({ id }: Mail) => id)).toEqual([first]);
  const stranger = await testSeller(server);
  expect((await call(server, mail.list, {}, stranger)).body.data).toEqual([]);
  expect((await call(server, mail.get, { params: { id: first } }, stranger)).status).toBe(404);
  expect((await call(server, mail.resend, { params: { id: first } }, stranger)).status).toBe(404);
});

test("a test letter goes to one's own address", async () => {
  const answer = await call(server, mail.sendTest, {}, seller);
  expect(answer.status).toBe(201);
  const { id } = answer.body.data;
  await deliverMail(server.deps, id);
  expect(post.recipients.at(-1)).toBe(`${seller.id}@example.com`);
});

test("nobody writes to the world from here: beyond so many a day letters are kept", async () => {
  const limited = { ...server.deps, config: { ...server.deps.config, RATE_LIMIT: true } };
  await server.database.sql(
    `INSERT INTO mails (id, user_id, kind, occasion, sender_name, recipient, reply_to, subject, text, html, status, round,
       attempts, send_at, created_at)
     SELECT gen_random_uuid(), $1, 'test', 'n', '', 'a@example.com', '', 's', '', '', 'failed', 1, 1, $2, $2
     FROM generate_series(1, $3)`,
    [seller.id, server.clock.now(), mailsADay],
  );
  const kept = await inTransaction(limited, (deps) => enqueueMail(deps, email()));
  expect(kept).toMatchObject({ status: "kept", error: expect.stringContaining("500 emails") });
  // A plan allows more, and Free is everybody's.
  await server.database.sql(
    `INSERT INTO plans (id, key, version, name, description, kind, currency, price, features, limits, highlighted, position,
       created_at, emails_per_day)
     VALUES (gen_random_uuid(), 'free', 1, 'Free', '', 'free', 'USD', 0, '[]',
       '{"products": null, "services": null, "appointments_per_month": null}', false, 1, now(), 502)`,
  );
  const second = (occasion: string) =>
    inTransaction(limited, (deps) => enqueueMail(deps, email({ occasion })));
  expect([await second("second"), await second("third")]).toMatchObject([
    { status: "queued" },
    { status: "kept", error: expect.stringContaining("502 emails") },
  ]);
  await server.database.sql("DELETE FROM plans");
  // Another account's emails are counted separately.
  const ofAnother = email({ userId: (await testSeller(server)).id, to: "bo@example.com" });
  expect(await inTransaction(limited, (deps) => enqueueMail(deps, ofAnother))).toMatchObject({
    status: "queued",
  });
  const ofStrangers = { kind: "new_booking", occasion: "then" } as const;
  expect(await inTransaction(limited, (deps) => enqueueMail(deps, email(ofStrangers)))).toMatchObject({
    status: "queued",
  });
  await server.database.sql("UPDATE mails SET kind = 'new_booking' WHERE user_id = $1 AND kind = 'test'", [
    seller.id,
  ]);
  expect(await inTransaction(limited, (deps) => enqueueMail(deps, email()))).toMatchObject({
    status: "queued",
  });
  expect(await inTransaction(limited, (deps) => enqueueMail(deps, email(ofStrangers)))).toMatchObject({
    status: "kept",
  });
  server.clock.advance(days(1) + 1);
  const sent = await inTransaction(limited, (deps) => enqueueMail(deps, email()));
  expect(sent).toMatchObject({ status: "queued" });
});

test("nobody is buried in mails: so many a day to one address from one account, and by strangers from all together", async () => {
  const limited = { ...server.deps, config: { ...server.deps.config, RATE_LIMIT: true } };
  const write = (to: string, more: Partial<NewMail> = {}) =>
    inTransaction(limited, (deps) => enqueueMail(deps, email({ to, ...more })));
  for (let n = 0; n < MOST_TO_ONE; n += 1)
    expect(await write("Ada@example.com")).toMatchObject({ status: "queued" });
  const kept = await write("ada@example.com");
  expect(kept).toMatchObject({
    status: "kept",
    error: "You've sent 20 emails to this address within a day.",
  });
  await expect(resendMail(limited, seller.id, kept!.id)).rejects.toMatchObject({ code: "rate_limited" });
  const { id: another } = await testSeller(server);
  expect(await write("ada@example.com", { userId: another })).toMatchObject({ status: "queued" });
  // Emails about her own bookings still reach her, and other addresses are not affected.
  expect(await write("ada@example.com", { kind: "new_booking" })).toMatchObject({ status: "queued" });
  expect(await write("bo@example.com")).toMatchObject({ status: "queued" });

  const received = async () => write("cy@example.com", { kind: "booking_received" });
  for (let n = 0; n < MOST_BY_STRANGERS; n += 1) {
    seller = await testSeller(server);
    expect(await received()).toMatchObject({ status: "queued" });
  }
  expect(await received()).toMatchObject({ status: "kept", error: expect.stringContaining("this address") });
  expect(await write("cy@example.com", { kind: "booking_confirmed" })).toMatchObject({ status: "queued" });
  server.clock.advance(days(1) + 1);
  expect(await received()).toMatchObject({ status: "queued" });
});

test("a queue that is out of order undoes no news: the sweep wakes the letter when it works again", async () => {
  await server.database.sql("REVOKE USAGE ON SCHEMA pgboss FROM solodesk_app");
  const id = await posted();
  await server.database.sql("GRANT USAGE ON SCHEMA pgboss TO solodesk_app");
  expect(await read(id)).toMatchObject({ status: "queued" });
  expect(await jobsOf(id)).toEqual([]);
  expect(server.logged()).toContain("a job could not be woken");
  server.clock.advance(minutes(2) + 1);
  await sweepMails(server.deps);
  expect(await jobsOf(id)).toHaveLength(1);
});
