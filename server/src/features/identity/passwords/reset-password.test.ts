import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { mail } from "@solodesk/contract/platform/mail.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import type { TestApp } from "#test/test-app.ts";
import { about, codeIn } from "#test/test-links.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { jobList } from "../../../job-list.ts";
import { sendResetLink } from "./send-reset-link.ts";

let app: TestMailApp;
let server: TestApp;
beforeAll(async () => {
  app = await testMailApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  server = app.server;
});
afterAll(() => app.close());
// Limits must not carry over from one test to the next.
beforeEach(() => server.clock.advance(days(1)));

const NEW = "another horse battery";
let calls = 0;
/** Each request has its own address, so that only the account's limits apply. */
const visitor = (): Caller => {
  calls += 1;
  return { headers: { "x-forwarded-for": `10.1.${calls >> 8}.${calls & 255}` } };
};
const forgot = (email: string) => call(server, passwords.forgot, { body: { email } }, visitor());
const reset = (token: string, password = NEW) =>
  call(server, passwords.reset, { body: { token, password } }, visitor());
const login = (email: string, password: string) =>
  call(server, auth.login, { body: { email, password } }, visitor());

/** Runs the queued jobs, as the worker would. */
async function work(): Promise<string[]> {
  const { sql } = server.database;
  const jobs = await sql<{ id: string; data: { userId: string } }>(
    "DELETE FROM pgboss.job WHERE name = 'send-reset-link' RETURNING id, data",
  );
  const job = jobList(server.deps).find(({ name }) => name === "send-reset-link");
  for (const { data } of jobs) await job?.run(data);
  return jobs.map(({ data }) => data.userId);
}

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await work();
  return codeIn(about(/^Set a new/, await app.delivered()).at(-1));
}

describe("asking for a link", () => {
  test("E8: is answered alike, and brings about the same work, for an address nobody has", async () => {
    const { email, user } = await signUp(server);
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot("nobody@example.com")];
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const worked = await work();
    expect(worked).toHaveLength(2);
    expect(worked).toContain(user.id);
    const mails = about(/^Set a new/, await app.delivered());
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
    expect(mails[0]?.text).toContain("https://desk.example.com/auth/reset-password#code=");
  });

  test("sends an account five an hour, and the last of them works", async () => {
    const { email } = await signUp(server);
    for (let n = 0; n < 8; n += 1) expect((await forgot(email)).status).toBe(202);
    await work();
    const mails = about(/^Set a new/, await app.delivered());
    expect(mails).toHaveLength(5);
    const open = await Promise.all(mails.map(async (sent) => (await reset(codeIn(sent))).status));
    expect(open.toSorted()).toEqual([204, 401, 401, 401, 401]);
  });

  test("fails for every address while no job can be queued, and works when asked again", async () => {
    const { email } = await signUp(server);
    await server.database.sql("REVOKE USAGE ON SCHEMA pgboss FROM solodesk_app");
    const [known, unknown] = [await forgot(email), await forgot("nobody@example.com")];
    await server.database.sql("GRANT USAGE ON SCHEMA pgboss TO solodesk_app");
    expect(known.status).toBe(500);
    expect([unknown.status, unknown.refusal.code]).toEqual([known.status, known.refusal.code]);
    expect((await reset(await linkFor(email))).status).toBe(204);
  });

  test("leaves its code nowhere but in the letter", async () => {
    const { email, user, headers } = await signUp(server);
    const code = await linkFor(email);
    const { sql } = server.database;
    const tables = await sql<{ name: string }>(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    for (const { name } of tables)
      expect(JSON.stringify(await sql(`SELECT t::text FROM ${name} t`)), name).not.toContain(code);
    expect(server.logged()).not.toContain(code);
    const [sent] = await sql<{ id: string }>(
      "SELECT id FROM mails WHERE user_id = $1 AND kind = 'reset_password'",
      [user.id],
    );
    const seen = await call(server, mail.get, { params: { id: sent!.id } }, { headers });
    expect(seen.status).toBe(200);
    expect(seen.body.data.text).toContain("/auth/reset-password#code=•••");
  });
});

describe("a link", () => {
  test("sets the password once, signs all devices out, and confirms the address", async () => {
    const { email, password, headers } = await signUp(server);
    const code = await linkFor(email);
    expect((await reset(code)).status).toBe(204);
    expect((await call(server, auth.getProfile, {}, { headers })).status).toBe(401);
    expect((await login(email, password)).status).toBe(401);
    const signedIn = await login(email, NEW);
    expect([signedIn.status, signedIn.body.data.user.emailVerified]).toEqual([200, true]);
    const again = await reset(code, "a third horse battery");
    expect([again.status, again.code]).toEqual([401, "invalid_link"]);
    expect((await login(email, NEW)).status).toBe(200);
    expect(about(/^Your password was changed/, await app.delivered())).toHaveLength(1);
  });

  test("works for an hour, and for what it was made for", async () => {
    const account = await signUp(server);
    const [verify] = about(/^Confirm your email/, await app.delivered());
    const code = await linkFor(account.email);
    expect((await call(server, emails.verify, { body: { token: code } }, visitor())).status).toBe(401);
    expect((await reset(codeIn(verify))).status).toBe(401);
    server.clock.advance(minutes(60) - 1);
    expect((await reset(code, "password1")).refusal.fields, "and it is still good").toHaveProperty(
      "password",
    );
    server.clock.advance(1);
    expect((await reset(code)).status).toBe(401);
    expect((await reset("no-such-code")).status).toBe(401);
    expect((await login(account.email, account.password)).status).toBe(200);
  });

  test("used twice at once sets one password", async () => {
    const { email } = await signUp(server);
    for (let round = 0; round < 5; round += 1) {
      const code = await linkFor(email);
      const wanted = ["first of two horses", "second of two horses"];
      const answers = await Promise.all(wanted.map((password) => reset(code, password)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([204, 401]);
      const won = statuses.indexOf(204);
      expect((await login(email, wanted[won] ?? "")).status).toBe(200);
      expect((await login(email, wanted[1 - won] ?? "")).status).toBe(401);
      server.clock.advance(minutes(60));
    }
  });

  test("is not used up by whoever only fetches its page, as scanners of mail do", async () => {
    const { email } = await signUp(server);
    const code = await linkFor(email);
    for (const method of ["GET", "HEAD"] as const)
      for (const behind of ["", `?code=${code}`, `?token=${code}`])
        await server.http.inject({
          method,
          url: `/auth/reset-password${behind}`,
          headers: { accept: "text/html" },
        });
    expect((await reset(code)).status).toBe(204);
  });

  test("is dead once the owner has changed the password in another way; another account's is not", async () => {
    const { email, password, headers } = await signUp(server);
    const code = await linkFor(email);
    const codeOfOther = await linkFor((await signUp(server)).email);
    await call(
      server,
      passwords.change,
      { body: { currentPassword: password, newPassword: NEW } },
      { headers },
    );
    expect((await reset(code, "a third horse battery")).status).toBe(401);
    expect((await reset(codeOfOther)).status, "of another account").toBe(204);
  });
});

test("E7: after 1,000 wrong passwords from 1,000 addresses the owner gets in by a new one", async () => {
  const { email, password } = await signUp(server);
  const { passwords: hashes } = server.deps;
  const verify = hashes.verify;
  let checked = 0;
  hashes.verify = (...given) => {
    checked += 1;
    return verify(...given);
  };
  for (let n = 0; n < 20; n += 1)
    await Promise.all(Array.from({ length: 50 }, () => login(email, "wrong one")));
  hashes.verify = verify;
  expect(checked).toBe(10);
  expect((await login(email, password)).status).toBe(429);
  expect((await reset(await linkFor(email))).status).toBe(204);
  expect((await login(email, NEW)).status).toBe(200);
});

test("nothing is sent where nobody is", async () => {
  await app.delivered();
  await sendResetLink(server.deps, server.deps.newId());
  expect(await app.delivered()).toHaveLength(0);
});
