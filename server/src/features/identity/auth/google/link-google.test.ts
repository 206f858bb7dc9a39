import { audit } from "@solodesk/contract/identity/audit.ts";
import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createResetLink } from "#features/identity/passwords/create-reset-link.ts";
import { resetPassword } from "#features/identity/passwords/reset-password.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call, type Reply } from "#test/call.ts";
import { REDIRECT, visitGoogle } from "#test/google-visit.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestGoogle, testGoogle } from "#test/test-google.ts";

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
afterEach(() => server.clock.set(new Date().toISOString()));

let made = 0;
function newGoogler(email?: string): string {
  made += 1;
  const login = `googler-${made}`;
  google.accounts.set(login, { email: email ?? `${login}@example.com`, email_verified: true, name: "Grace" });
  return login;
}

type Headers = Record<string, string>;

const visit = (login: string, anew = false) => visitGoogle(google, { login, anew });
const info = async (headers: Headers) => (await call(server, googleCalls.getUser, {}, { headers })).body.data;
const link = async (login: string, headers: Headers) =>
  call(server, googleCalls.link, { body: await visit(login) }, { headers });
const unlink = (headers: Headers) => call(server, googleCalls.unlink, {}, { headers });
const codeOf = ({ status, code }: Pick<Reply<Endpoint>, "status" | "code">) => [status, code ?? ""];

async function enter(login: string) {
  const answer = await call(server, googleCalls.signIn, { body: await visit(login) });
  expect(answer.status, answer.text).toBe(200);
  const { user, tokens }: SignedIn = answer.body.result.data;
  return { user, headers: { authorization: `Bearer ${tokens.access.token}` } };
}

async function verifiedAccount() {
  const account = await signUp(server);
  await server.database.sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [account.user.id]);
  return account;
}

const minutesLater = (count: number) => server.clock.advance(minutes(count));

test("a Google account of another address is linked by whoever proved it is them, and signs in from then on", async () => {
  const ada = await verifiedAccount();
  const login = newGoogler();
  expect(await info(ada.headers)).toEqual({
    linked: false,
    email: null,
    name: null,
    picture: null,
    hasPassword: true,
  });
  const answer = await visit(login);
  minutesLater(6);
  expect(codeOf(await call(server, googleCalls.link, { body: answer }, ada))).toEqual([
    403,
    "confirmation_required",
  ]);
  await call(server, auth.confirm, { body: { password: ada.password } }, ada);
  // The refusal did not use up the code from Google.
  const linked = await call(server, googleCalls.link, { body: answer }, ada);
  expect(linked.body.data).toMatchObject({ linked: true, email: `${login}@example.com`, name: "Grace" });
  expect((await enter(login)).user.id).toBe(ada.user.id);
  expect(codeOf(await link(login, ada.headers))).toEqual([200, ""]);
  expect(codeOf(await link(newGoogler(), ada.headers))).toEqual([409, "google_taken"]);
  const eve = await verifiedAccount();
  expect(codeOf(await link(login, eve.headers))).toEqual([409, "google_taken"]);
});

test("an account nobody confirmed takes the Google account of its own address, which confirms it", async () => {
  const ada = await signUp(server);
  expect(codeOf(await link(newGoogler(), ada.headers))).toEqual([409, "email_unconfirmed"]);
  expect(codeOf(await link(newGoogler(ada.email), ada.headers))).toEqual([200, ""]);
  const { data } = (await call(server, auth.getProfile, {}, ada)).body;
  expect(data.emailVerified).toBe(true);
});

test("the only way in is not unlinked; with a password of one's own it is", async () => {
  const login = newGoogler();
  const { user, headers } = await enter(login);
  const other = await enter(login);
  expect(codeOf(await unlink(headers))).toEqual([409, "invalid_transition"]);
  expect(codeOf(await call(server, passwords.set, { body: { password: user.email } }, { headers }))).toEqual([
    422,
    "validation_failed",
  ]);
  minutesLater(6);
  const password = "correct horse battery";
  expect(codeOf(await call(server, passwords.set, { body: { password } }, { headers }))).toEqual([
    403,
    "confirmation_required",
  ]);
  server.clock.advance(-minutes(6));
  expect(codeOf(await call(server, passwords.set, { body: { password } }, { headers }))).toEqual([204, ""]);
  expect((await call(server, auth.getProfile, {}, other)).status).toBe(401);
  // A user with a password must use change-password, which asks for the current one.
  expect(
    codeOf(await call(server, passwords.set, { body: { password: "another horse" } }, { headers })),
  ).toEqual([409, "invalid_transition"]);
  expect(codeOf(await call(server, auth.login, { body: { email: user.email, password } }))).toEqual([
    200,
    "",
  ]);
  minutesLater(6);
  expect(codeOf(await unlink(headers))).toEqual([403, "confirmation_required"]);
  await call(server, auth.confirm, { body: { password } }, { headers });
  expect((await unlink(headers)).body.data).toMatchObject({ linked: false, hasPassword: true });
  expect(codeOf(await unlink(headers))).toEqual([404, "not_found"]);
  const news = await server.database.sql<{ kind: string }>(
    "SELECT kind FROM mails WHERE user_id = $1 AND kind LIKE 'google%' ORDER BY id",
    [user.id],
  );
  expect(news.map(({ kind }) => kind)).toEqual(["google_unlinked"]);
  const listed = await call(server, audit.list, {}, { headers });
  expect(listed.body.data.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["google_unlinked", "password_set", "signed_in", "account_created"]),
  );
  // The address is confirmed, so signing in links the same Google account again.
  expect((await enter(login)).user.id).toBe(user.id);
});

test("who came by Google and lost it sets a first password by a link", async () => {
  const login = newGoogler();
  const { user } = await enter(login);
  expect(
    codeOf(await call(server, auth.login, { body: { email: user.email, password: "anything" } })),
  ).toEqual([401, "invalid_credentials"]);
  const token = (await createResetLink(server.deps, user.email))?.split("#code=")[1] ?? "";
  await resetPassword(server.deps, { token, password: "correct horse battery" });
  expect(
    codeOf(
      await call(server, auth.login, { body: { email: user.email, password: "correct horse battery" } }),
    ),
  ).toEqual([200, ""]);
});

test("of two first passwords at once one is set", async () => {
  const { headers, user } = await enter(newGoogler());
  const both = ["correct horse battery", "another horse battery"].map((password) =>
    call(server, passwords.set, { body: { password } }, { headers }),
  );
  const codes = (await Promise.all(both)).map(({ status }) => status);
  expect(codes.toSorted()).toEqual([204, 409]);
  expect(
    await server.database.sql(
      "SELECT about FROM notifications WHERE user_id = $1 AND about LIKE '%password%'",
      [user.id],
    ),
  ).toEqual([{ about: "Your password was set" }]);
});
