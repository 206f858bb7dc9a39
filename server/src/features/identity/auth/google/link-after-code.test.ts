// Google alone identifies an account with a second factor but does not change it: an identity is linked only
// once the code is right.
import { audit } from "@solodesk/contract/identity/audit.ts";
import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { REDIRECT, visitGoogle } from "#test/google-visit.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestGoogle, testGoogle } from "#test/test-google.ts";
import { turnOnSecondFactor } from "#test/test-second-factor.ts";

let google: TestGoogle;
let server: TestApp;
beforeAll(async () => {
  google = await testGoogle([REDIRECT]);
  server = await testApp(google.client);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

/** Signs up a user with a second factor, whose address Google knows too. */
async function owner() {
  server.clock.set(new Date().toISOString());
  const account = await signUp(server);
  const { sql } = server.database;
  await sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [account.user.id]);
  google.accounts.set(account.email, { email: account.email, email_verified: true, name: "Ada" });
  const factor = await turnOnSecondFactor(server, account);
  const visit = async () =>
    call(server, googleCalls.signIn, { body: await visitGoogle(google, { login: account.email }) });
  const finish = (ticket: string, code: string) =>
    call(server, auth.loginWithCode, { body: { ticket, code } });
  const told = async () => {
    const entries = await call(server, audit.list, {}, account);
    const heard = await sql("SELECT FROM notifications WHERE user_id = $1 AND about LIKE '%Google%'", [
      account.user.id,
    ]);
    const mails = await sql("SELECT FROM mails WHERE user_id = $1 AND kind = 'google_linked'", [
      account.user.id,
    ]);
    const linked = await sql("SELECT FROM identities WHERE user_id = $1", [account.user.id]);
    const written = entries.body.data;
    return {
      linked: linked.length,
      heard: heard.length,
      mails: mails.length,
      written: written.filter(({ event }) => event === "google_linked").length,
    };
  };
  return { ...account, factor, visit, finish, told };
}
const nothing = { linked: 0, heard: 0, mails: 0, written: 0 };
const once = { linked: 1, heard: 1, mails: 1, written: 1 };

test("without the code nothing is linked and nobody told; with it, once, and it signs in from then on", async () => {
  const { user, factor, visit, finish, told } = await owner();
  const asked = await visit();
  expect([asked.status, asked.code]).toEqual([401, "second_factor_required"]);
  expect(await told()).toEqual(nothing);
  const { ticket } = asked.refusal;
  expect((await finish(ticket!, factor.wrongCode())).status).toBe(422);
  expect(await told()).toEqual(nothing);
  // Another tab that came back from Google too.
  const second = (await visit()).refusal.ticket;
  const came = await finish(ticket!, factor.code());
  expect([came.status, came.body.data.user.id]).toEqual([200, user.id]);
  expect(await told()).toEqual(once);
  expect((await finish(second!, factor.code(1))).status).toBe(200);
  expect(await told()).toEqual(once);
});

test("a ticket that is too late links nothing, nor one of a password links", async () => {
  const { email, password, factor, visit, finish, told } = await owner();
  const late = (await visit()).refusal.ticket;
  server.clock.advance(minutes(5));
  expect((await finish(late!, factor.code())).code).toBe("invalid_ticket");
  const { ticket } = (await call(server, auth.login, { body: { email, password } })).refusal;
  expect((await finish(ticket!, factor.code())).status).toBe(200);
  expect(await told()).toEqual(nothing);
});

test("an address that was changed while the code was asked for is linked to nobody, and the code is not used up", async () => {
  const { user, email, factor, visit, finish, told } = await owner();
  const { ticket } = (await visit()).refusal;
  const { sql } = server.database;
  await sql("UPDATE users SET email = 'elsewhere@example.com' WHERE id = $1", [user.id]);
  expect((await finish(ticket!, factor.code())).code).toBe("email_unconfirmed");
  expect(await told()).toEqual(nothing);
  await sql("UPDATE users SET email = $2 WHERE id = $1", [user.id, email]);
  expect((await finish(ticket!, factor.code())).status).toBe(200);
});
