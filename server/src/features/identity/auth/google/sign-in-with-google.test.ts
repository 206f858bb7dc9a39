import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { REDIRECT, visitGoogle } from "#test/google-visit.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type GoogleAccount, type Lie, type TestGoogle, testGoogle } from "#test/test-google.ts";

const ELSEWHERE = "http://elsewhere.example/google-redirect";
let google: TestGoogle;
let server: TestApp;
beforeAll(async () => {
  google = await testGoogle([REDIRECT, ELSEWHERE]);
  server = await testApp(google.client);
});
afterAll(async () => {
  await server.close();
  await google.close();
});
afterEach(() => {
  google.lie(undefined);
  google.fail(undefined);
});

let made = 0;
/** Creates a new Google account. Returns its login. */
function newGoogler(account: Partial<GoogleAccount> = {}): string {
  made += 1;
  const login = `googler-${made}`;
  const usual = { email: `${login}@example.com`, email_verified: true, name: "Grace Hopper" };
  google.accounts.set(login, { ...usual, ...account });
  return login;
}

const signIn = async (login: string) =>
  call(server, googleCalls.signIn, { body: await visitGoogle(google, { login }) });
const enter = async (login: string): Promise<SignedIn> => {
  const answer = await signIn(login);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.result.data;
};
const headersOf = ({ tokens }: SignedIn) => ({ authorization: `Bearer ${tokens.access.token}` });
const verify = (email: string) =>
  server.database.sql("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]);
const identities = (email: string) =>
  server.database.sql("SELECT subject FROM identities WHERE email = $1", [email]);

describe("who comes for the first time", () => {
  test("gets an account whose address is known to be theirs, and comes back to it", async () => {
    const login = newGoogler();
    const { user } = await enter(login);
    expect(user).toEqual({
      id: expect.any(String),
      name: "Grace Hopper",
      email: `${login}@example.com`,
      picture: null,
      language: "en",
      redirectPath: "/add-store-detail",
      emailVerified: true,
    });
    google.accounts.set(login, { email: "moved@example.com", email_verified: true });
    const again = await enter(login);
    expect(again.user).toEqual(user);
    const info = await call(server, googleCalls.getUser, {}, { headers: headersOf(again) });
    expect(info.body).toEqual({
      status: true,
      data: { linked: true, email: "moved@example.com", name: null, picture: null, hasPassword: false },
    });
  });

  test("gets one account however many tabs came back at once", async () => {
    const login = newGoogler();
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitGoogle(google, { login })));
    const came = await concurrently(
      seededRandom(),
      answers.map((answer) => () => call(server, googleCalls.signIn, { body: answer })),
    );
    expect(came.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(came.map((answer) => answer.body.result.data.user.id)).size).toBe(1);
    expect(await identities(`${login}@example.com`)).toHaveLength(1);
  });

  test.each([
    ["no email at all", { email: undefined }],
    ["an email nobody has confirmed", { email_verified: false }],
    ["an email that says nothing of that", { email_verified: undefined }],
    ["an email that is none", { email: "not an address" }],
  ])("is refused in plain words with %s", async (_about, account) => {
    const answer = await signIn(newGoogler(account));
    expect(answer.status).toBe(403);
    expect(answer.refusal).toMatchObject({
      code: "google_refused",
      error: expect.stringMatching(/no confirmed email/),
    });
  });
});

describe("an answer that is worth nothing", () => {
  const lies: [string, Lie][] = [
    ["for another client", { claims: { aud: "somebody-else" } }],
    ["for several, and not ours to spend", { claims: { aud: ["solodesk-tests", "x"], azp: "x" } }],
    ["by another issuer", { claims: { iss: "https://accounts.evil.example" } }],
    ["that has expired", { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ["without an end", { claims: { exp: null } }],
    ["asked for by another visit", { claims: { nonce: "of another visit" } }],
    ["asked for by no visit", { claims: { nonce: null } }],
    ["about nobody", { claims: { sub: null } }],
    ["signed by somebody else", { forged: true }],
    ["signed by a key nobody has", { forged: true, header: { kid: "unknown" } }],
    ["about an address that is not confirmed", { claims: { email_verified: false } }],
    ["about an address that is confirmed in words", { claims: { email_verified: "true" } }],
  ];
  test.each(lies)("%s signs nobody in", async (_about, lie) => {
    const login = newGoogler();
    const visit = await visitGoogle(google, { login });
    google.lie(lie);
    const answer = await call(server, googleCalls.signIn, { body: visit });
    expect(answer.status, answer.text).toBe(403);
    expect(answer.refusal).toMatchObject({ code: "google_refused" });
    expect(await identities(`${login}@example.com`)).toEqual([]);
  });

  test("a code works once, with its own verifier, nonce and address", async () => {
    const login = newGoogler();
    const wrongs: object[] = [
      { codeVerifier: "another-verifier-another-verifier-another-ver" },
      { nonce: "another" },
      { code: "forged" },
      { redirectUri: ELSEWHERE },
      { redirectUri: "http://localhost:3000/google-redirect?more=1" },
      { redirectUri: "javascript:alert(1)" },
    ];
    for (const wrong of wrongs) {
      const visit = await visitGoogle(google, { login });
      const answer = await call(server, googleCalls.signIn, { body: { ...visit, ...wrong } });
      expect([wrong, answer.status, answer.code]).toEqual([wrong, 403, "google_refused"]);
    }
    const visit = await visitGoogle(google, { login });
    expect((await call(server, googleCalls.signIn, { body: visit })).status).toBe(200);
    expect((await call(server, googleCalls.signIn, { body: visit })).refusal).toMatchObject({
      code: "google_refused",
    });
  });

  test("one that came back to somebody else's address is refused before it is spent", async () => {
    const visit = await visitGoogle(google, { login: newGoogler(), redirectUri: ELSEWHERE });
    const answer = await call(server, googleCalls.signIn, { body: visit });
    expect(answer.refusal).toMatchObject({ code: "google_refused", error: expect.stringMatching(/address/) });
  });

  test("nothing secret of it is logged", async () => {
    const visit = await visitGoogle(google, { login: newGoogler() });
    await call(server, googleCalls.signIn, { body: { ...visit, nonce: "another" } });
    for (const secret of [visit.code, visit.codeVerifier, google.client.GOOGLE_CLIENT_SECRET])
      expect(server.logged()).not.toContain(secret);
  });
});

test("E5: a key that was changed costs one fetch, for however many come", async () => {
  const login = newGoogler();
  await enter(login);
  const before = google.keyFetches();
  await enter(login);
  expect(google.keyFetches()).toBe(before);
  await google.rotate();
  const visits = await Promise.all([1, 2, 3].map(() => visitGoogle(google, { login })));
  const came = await concurrently(
    seededRandom(),
    visits.map((visit) => () => call(server, googleCalls.signIn, { body: visit })),
  );
  expect(came.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(google.keyFetches()).toBe(before + 1);
});

describe("an address that has an account already", () => {
  test("is linked where both sides have confirmed it, and the owner is told", async () => {
    const account = await signUp(server);
    await verify(account.email);
    const login = newGoogler({ email: account.email.toUpperCase() });
    const came = await enter(login);
    expect(came.user.id).toBe(account.user.id);
    const [mail] = await server.database.sql(
      "SELECT subject FROM mails WHERE user_id = $1 AND kind = 'google_linked'",
      [account.user.id],
    );
    expect(mail).toEqual({ subject: "A Google account was linked" });
    // From then on the subject counts, and no other Google account with this address gets in.
    google.accounts.set(login, { email: "other@example.com", email_verified: true });
    expect((await enter(login)).user.id).toBe(account.user.id);
    const second = await signIn(newGoogler({ email: account.email }));
    expect(second.refusal).toMatchObject({ code: "google_taken" });
  });

  test("is not shared with whoever registered it and never proved it (E6)", async () => {
    const login = newGoogler();
    const attacker = await signUp(server, { email: `${login}@example.com` });
    const refused = await signIn(login);
    expect(refused.status).toBe(409);
    expect(refused.refusal).toMatchObject({ code: "email_unconfirmed" });
    expect(await identities(attacker.email)).toEqual([]);
    // The attacker cannot link a Google account in advance, either, and wait until the owner confirms the
    // address.
    const visit = await visitGoogle(google, { login: newGoogler() });
    const trap = await call(server, googleCalls.link, { body: visit }, attacker);
    expect(trap.refusal).toMatchObject({ code: "email_unconfirmed" });
  });
});

describe("a provider that", () => {
  test.each(["not", "late", "broken"] as const)(
    "answers %s is said to be away, and is asked anew the next time",
    async (how) => {
      const login = newGoogler();
      const visit = await visitGoogle(google, { login });
      google.fail(how);
      const answer = await call(server, googleCalls.signIn, { body: visit });
      expect([answer.status, answer.code]).toEqual([503, "google_unavailable"]);
      google.fail(undefined);
      await enter(login);
    },
  );
});
