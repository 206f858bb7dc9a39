// The night after the mail server was down for two hours.
import { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { servicesRows } from "#features/catalog/services/services.sample-rows.ts";
import { deliverMail } from "#features/platform/mail/deliver-mail.ts";
import { enqueueMail, type NewMail } from "#features/platform/mail/enqueue-mail.ts";
import { resendUndelivered } from "#features/platform/mail/resend/resend-undelivered.ts";
import { appointmentsRows } from "#features/scheduling/appointments/appointments.sample-rows.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { after, days, minutes, seconds } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { freePort, testMailServer } from "#test/test-mail-server.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let operator: Caller;
let seller: TestSeller;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await testApp({
    OPERATOR_EMAILS: OPERATOR,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "desk@example.com",
  });
  await server.deps.jobs.work([]);
  operator = await testOperator(server);
  seller = await testSeller(server);
});
beforeEach(() => server.database.sql("DELETE FROM mails"));
afterAll(() => server.close());

let occasions = 0;
async function posted(more: Partial<NewMail> = {}) {
  occasions += 1;
  const email: NewMail = {
    userId: seller.id,
    kind: "test",
    occasion: String(occasions),
    senderName: "Corner Shop",
    to: "grace@example.com",
    subject: `Hello ${occasions}`,
    text: "A private text",
    html: "<p>A private text</p>",
    ...more,
  };
  server.clock.advance(1);
  const row = await inTransaction(server.deps, (deps) => enqueueMail(deps, email));
  return row!.id;
}
/** Tried once, while nobody listens. */
async function retrying(more?: Partial<NewMail>) {
  const id = await posted(more);
  await deliverMail(server.deps, id);
  return id;
}
async function failed(more?: Partial<NewMail>) {
  const id = await retrying(more);
  await server.database.sql("UPDATE mails SET status = 'failed', attempts = 5 WHERE id = $1", [id]);
  return id;
}
const stateOf = async (id: string) => {
  const [row] = await server.database.sql("SELECT status, attempts, round, error FROM mails WHERE id = $1", [
    id,
  ]);
  return row;
};
const list = async (query: { status?: "all" | "sent"; page?: number; page_size?: number } = {}) =>
  (await call(server, operatorMessages.listMails, { query }, operator)).body;
const resendAll = () => call(server, operatorMessages.resendFailed, {}, operator);
const again = { status: "queued", attempts: 0, round: 2, error: null };

test("what was not delivered is listed with its owner and why, without its text, and counted", async () => {
  const fine = await posted();
  const one = await failed();
  const other = await retrying({ to: "ada@example.com" });
  const answer = await list();
  expect(answer.data.map(({ id }) => id)).toEqual([other, one]);
  expect(answer.data[0]).toMatchObject({
    to: "ada@example.com",
    status: "queued",
    attempts: 1,
    error: expect.stringContaining("could not be reached"),
    owner: { id: seller.id, email: expect.stringContaining("@") },
  });
  expect(JSON.stringify(answer)).not.toContain("private");
  expect(answer.delivers).toBe(true);
  expect(answer.undelivered).toMatchObject({
    failed: 1,
    retrying: 1,
    resendable: 2,
    waiting: 1,
    reasons: [{ error: expect.stringContaining("could not be reached"), count: 2 }],
  });
  const all = await list({ status: "all", page: 2, page_size: 2 });
  expect(all.data.map(({ id }) => id)).toEqual([fine]);
  expect(all.pagination.total).toBe(3);
  expect((await list({ status: "sent" })).data).toEqual([]);
});

test("one press sends everything again that still makes sense, with all attempts, and it arrives", async () => {
  const wanted = [await failed(), await retrying()];
  const late = await failed({ goodUntil: after(server.clock.now(), seconds(1)) });
  server.clock.advance(seconds(2));
  const { message, data } = (await resendAll()).body;
  expect(data).toEqual({ resent: 2, left: 0 });
  expect(message).toBe("2 emails are sent again");
  for (const id of wanted) expect(await stateOf(id)).toEqual(again);
  expect(await stateOf(late)).toMatchObject({ status: "failed" });
  expect(server.logged()).toContain("an operator sent undelivered emails again");

  const jobs = await server.database.sql(
    "SELECT 1 FROM pgboss.job WHERE name = 'deliver-mail' AND data->>'id' = ANY($1) AND start_after <= $2",
    [wanted, server.clock.now()],
  );
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  const post = await testMailServer(port);
  await Promise.all(wanted.map((id) => deliverMail(server.deps, id)));
  await post.close();
  expect(post.received).toHaveLength(2);
  expect((await list()).data.map(({ id }) => id)).toEqual([late]);
});

test("what failed longer ago, and what is being sent at this moment, is left alone", async () => {
  const old = await failed();
  await server.database.sql("UPDATE mails SET send_at = $2 WHERE id = $1", [
    old,
    after(server.clock.now(), -days(4)),
  ]);
  const claimed = await retrying();
  await server.database.sql("UPDATE mails SET claimed_until = $2 WHERE id = $1", [
    claimed,
    after(server.clock.now(), minutes(1)),
  ]);
  const { data, undelivered, pagination } = await list();
  expect([undelivered.failed, undelivered.resendable]).toEqual([0, 0]);
  expect([data.map(({ id }) => id), pagination.total]).toEqual([[claimed], 1]);
  expect((await resendAll()).body.data).toEqual({ resent: 0, left: 0 });
  expect(await stateOf(claimed)).toMatchObject({ attempts: 1, round: 1 });
});

test("what the mail server refused for good is not sent again", async () => {
  const refused = await retrying();
  await server.database.sql("UPDATE mails SET status = 'failed' WHERE id = $1", [refused]);
  const { undelivered } = await list();
  expect([undelivered.failed, undelivered.resendable]).toEqual([1, 0]);
  expect((await resendAll()).body.data).toEqual({ resent: 0, left: 0 });
  expect(await stateOf(refused)).toMatchObject({ status: "failed", attempts: 1, round: 1 });
});

test("a press takes each email once, even if it fails again before the press is over", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await failed());
  const { deps } = server;
  const taken: string[] = [];
  const jobs: typeof deps.jobs = {
    ...deps.jobs,
    // The batches before this one are committed, and the mail server is still down.
    async sendAll(tx, name, data, startAfter) {
      for (const id of taken) await deliverMail(deps, id);
      taken.push(...ids.slice(taken.length, taken.length + 2));
      await deps.jobs.sendAll(tx, name, data, startAfter);
    },
  };
  const since = after(server.clock.now(), -days(1));
  const counts = await resendUndelivered({ ...deps, jobs }, { since, most: 100, batch: 2 });
  expect(counts).toEqual({ resent: 6, left: 0 });
  expect(await stateOf(ids[0] ?? "")).toMatchObject({ attempts: 1, round: 2 });
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ round: 2 });
});

test("a newer email about the same appointment makes an older one useless, one to other people does not", async () => {
  const shop = { ...(await testSellerWithStore(server, "corner-shop")), server, mark: "Hello" };
  const { appointmentId } = await appointmentsRows(shop, await servicesRows(shop));
  const about = { storeId: shop.storeId, appointmentId };
  const old = await failed({ kind: "booking_confirmed", about });
  const toSeller = await failed({ kind: "new_booking", about });
  const moved = await failed({ kind: "booking_rescheduled", about });
  expect((await resendAll()).body.data.resent).toBe(2);
  expect(await stateOf(old)).toMatchObject({ status: "failed" });
  for (const id of [toSeller, moved]) expect(await stateOf(id)).toEqual(again);
});

test("two presses at once send each email once, and one press sends a bounded number, the oldest first", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await failed());
  const since = after(server.clock.now(), -days(1));
  const { resent, left } = await resendUndelivered(server.deps, { since, most: 2 });
  expect([resent, left]).toEqual([2, 4]);
  expect(await stateOf(ids[0] ?? "")).toEqual(again);
  expect(await stateOf(ids[5] ?? "")).toMatchObject({ status: "failed" });
  const pressed = await concurrently(seededRandom(), times(4, resendAll));
  const sums = pressed.map(({ body }) => body.data.resent);
  expect(sums.reduce((one, other) => one + other, 0)).toBe(4);
  for (const id of ids) expect(await stateOf(id)).toEqual(again);
});

test("one email is sent again by itself; an unknown one is not found", async () => {
  const id = await failed();
  const resend = (which: string) =>
    call(server, operatorMessages.resendMail, { params: { id: which } }, operator);
  expect((await resend(id)).status).toBe(200);
  expect(await stateOf(id)).toEqual(again);
  expect((await resend(server.deps.newId())).code).toBe("not_found");
});

test("a stolen session must confirm first, a seller sees nothing, and without a mail server it says so", async () => {
  const id = await failed();
  const { deps } = server;
  await expect(
    resendUndelivered({ ...deps, mailer: undefined }, { since: new Date(0), most: 1 }),
  ).rejects.toMatchObject({ code: "invalid_transition" });
  expect((await call(server, operatorMessages.listMails, {}, seller)).status).toBe(403);
  await server.database.sql("UPDATE sessions SET confirmed_at = $1", [after(server.clock.now(), -days(1))]);
  expect((await resendAll()).code).toBe("confirmation_required");
  expect(await stateOf(id)).toMatchObject({ status: "failed" });
  await confirmNow(server);
});
