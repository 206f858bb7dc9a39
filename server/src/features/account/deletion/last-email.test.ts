// The last email to an account's address, sent by the jobs that delete accounts and deliver emails.
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverMail } from "#features/platform/mail/deliver-mail.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { type TestMailServer, testMailServer } from "#test/test-mail-server.ts";
import { jobList } from "../../../job-list.ts";
import { deleteAccounts } from "./delete-accounts.ts";
import { requestDeletion } from "./request-deletion.ts";

let billing: TestBilling;
let post: TestMailServer;
beforeAll(async () => {
  post = await testMailServer();
  billing = await testBilling({ SMTP_URL: post.url, MAIL_FROM: "desk@example.com" });
});
afterAll(async () => {
  await billing.server.close();
  await post.close();
});

const sql = (statement: string, values?: unknown[]) =>
  billing.server.database.sql<Record<string, unknown>>(statement, values);
const emailsTo = (email: string) => sql("SELECT id, kind FROM mails WHERE recipient = $1", [email]);

/** Requests the deletion and lets the waiting period pass. */
async function leave(email: string): Promise<void> {
  const { user } = await signUp(billing.server, { email });
  const [session] = await sql("SELECT id FROM sessions WHERE user_id = $1", [user.id]);
  const sessionId = String(session?.["id"]);
  await sql("UPDATE sessions SET confirmed_at = $2 WHERE id = $1", [sessionId, billing.clock.now()]);
  await requestDeletion(billing.deps, { id: user.id, sessionId }, { confirm: email, giveUpWallet: false });
  billing.clock.advance(days(14));
}

test("it says what is gone and what stays, and the address goes with it", async () => {
  const { deps, clock } = billing;
  const email = "leaving@example.com";
  await leave(email);
  const names = ["delete-accounts", "deliver-mail"];
  const jobs = jobList(deps).filter(({ name }) => names.includes(name));
  // Runs the jobs as queued work, which is polled more often than a schedule.
  await deps.jobs.work(jobs.map(({ name, run }) => ({ name, run })));
  await inTransaction(deps, (deps) => deps.jobs.send(deps.db, "delete-accounts", {}, clock.now()));
  const last = () => post.received.find(({ subject }) => subject === "Your account is deleted");
  await expect.poll(last).toBeDefined();
  expect(last()?.to).toMatchObject([{ address: email }]);
  expect(last()?.text).toMatch(
    /Your account is deleted\s[^]*Your name, email, password[^]*Kept, because the law requires it[^]*Orders and receipts/,
  );
  await expect.poll(() => emailsTo(email)).toEqual([]);
  await deps.jobs.stop();
});

test("nor does the address outlive a letter that nobody takes", async () => {
  const { deps, clock } = billing;
  const email = "unreachable@example.com";
  await leave(email);
  await deleteAccounts(deps);
  const [mail, ...others] = await emailsTo(email);
  expect([mail?.["kind"], others]).toEqual(["account_deleted", []]);
  post.refuse({ code: 451, words: "Later." });
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await emailsTo(email), `before attempt ${attempt}`).toHaveLength(1);
    await deliverMail(deps, String(mail?.["id"]));
    clock.advance(minutes(241));
  }
  expect(await emailsTo(email)).toEqual([]);
  post.refuse(undefined);
});

test("where no mail is sent none is written", async () => {
  const { deps } = billing;
  await leave("unmailed@example.com");
  expect(await deleteAccounts({ ...deps, mailer: undefined })).toBe(1);
  expect(await emailsTo("unmailed@example.com")).toEqual([]);
});
