import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { REDIRECT, visitGoogle } from "#test/google-visit.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type Lie, type TestGoogle, testGoogle } from "#test/test-google.ts";
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
afterEach(() => google.lie(undefined));

let made = 0;

/** Signs up a user with Google only, in a browser that stays signed in at Google. */
async function googler() {
  server.clock.set(new Date().toISOString());
  made += 1;
  const login = `googler-${made}`;
  google.accounts.set(login, { email: `${login}@example.com`, email_verified: true, name: "Grace" });
  const cookies = new Map<string, string>();
  const visit = (anew = false) => visitGoogle(google, { login, anew }, cookies);
  const signIn = async () => call(server, googleCalls.signIn, { body: await visit() });
  const answer = await signIn();
  expect(answer.status, answer.text).toBe(200);
  const { user, tokens }: SignedIn = answer.body.result.data;
  return { user, visit, signIn, headers: { authorization: `Bearer ${tokens.access.token}` } };
}

/** Shows whether the session is fresh: if it is, unlinking fails for another reason. */
const unlink = async (headers: Record<string, string>) =>
  (await call(server, googleCalls.unlink, {}, { headers })).refusal;

test("who has no password is asked to go to Google once more, and is then believed", async () => {
  const { headers, visit } = await googler();
  server.clock.advance(minutes(6));
  expect(await unlink(headers)).toMatchObject({ code: "confirmation_required", ways: ["google"] });
  server.clock.set(new Date().toISOString());
  const confirmed = await call(server, auth.confirm, { body: { google: await visit(true) } }, { headers });
  expect(confirmed.status, confirmed.text).toBe(200);
  expect(await unlink(headers)).toMatchObject({ code: "invalid_transition" });
});

test("another's Google account confirms nothing", async () => {
  const { headers } = await googler();
  const other = await googler();
  const answer = await call(server, auth.confirm, { body: { google: await other.visit(true) } }, { headers });
  expect(answer.refusal).toMatchObject({
    code: "google_refused",
    error: expect.stringMatching(/isn't the Google/),
  });
});

const long = Math.floor(Date.now() / 1000) - 301;
test.each<[string, Lie, number]>([
  ["asked long ago", { claims: { auth_time: long } }, 403],
  ["asked a moment ago", { claims: { auth_time: long + 120 } }, 200],
  ["is not Google, and does not say when it asked", { claims: { auth_time: null } }, 403],
])("where the provider %s who it is, that is what counts", async (_about, lie, status) => {
  const { headers, visit } = await googler();
  const back = await visit(true);
  google.lie(lie);
  expect((await call(server, auth.confirm, { body: { google: back } }, { headers })).status).toBe(status);
});

test("an account with a second factor is asked for its code after Google, too", async () => {
  const { user, headers, signIn, visit } = await googler();
  const factor = await turnOnSecondFactor(server, { headers });
  const asked = await signIn();
  expect(asked.status).toBe(401);
  expect(asked.refusal).toMatchObject({ code: "second_factor_required", ticket: expect.any(String) });
  const { ticket } = asked.refusal;
  expect(
    (await callUnchecked(server, auth.loginWithCode, { body: { ticket, code: factor.wrongCode() } })).status,
  ).toBe(422);
  const came = await callUnchecked(server, auth.loginWithCode, { body: { ticket, code: factor.code() } });
  expect(came.body.data.user.id).toBe(user.id);
  // Google is not enough to confirm, either.
  expect(
    (await call(server, auth.confirm, { body: { google: await visit(true) } }, { headers })).status,
  ).toBe(422);
});
