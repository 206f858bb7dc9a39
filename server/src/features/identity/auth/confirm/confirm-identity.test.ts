import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { requireConfirmed } from "./require-confirmed.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
});
afterAll(() => server.close());

/** Returns the signed-in user, and helpers that issue a new access token for each call. */
async function sessionOf({ tokens }: Pick<SignedIn, "tokens">) {
  const issuer = accessTokens(server.deps.secrets, server.clock, server.deps.newId);
  const { id, sessionId } = await issuer.verify(tokens.access.token);
  const user = { id, sessionId };
  return {
    user,
    isFresh: () =>
      requireConfirmed(server.deps, user).then(
        () => true,
        (error: { code: string }) => error.code !== "confirmation_required",
      ),
    confirm: async (password: string) => {
      const { token } = await issuer.issue(user);
      return call(
        server,
        auth.confirm,
        { body: { password } },
        { headers: { authorization: `Bearer ${token}` } },
      );
    },
  };
}

test("registering and signing in make a session fresh for five minutes, the password does so again", async () => {
  const { email, password, ...registered } = await signUp(server);
  const first = await sessionOf(registered);
  server.clock.advance(minutes(5) - 1);
  expect(await first.isFresh()).toBe(true);
  server.clock.advance(1);
  expect(await first.isFresh()).toBe(false);

  const second = await sessionOf((await call(server, auth.login, { body: { email, password } })).body.data);
  expect([await first.isFresh(), await second.isFresh()]).toEqual([false, true]);
  server.clock.advance(minutes(5));
  const answer = await first.confirm(password);
  const confirmedUntil = new Date(+server.clock.now() + minutes(5)).toISOString();
  expect([answer.status, answer.body]).toEqual([200, { status: true, data: { confirmedUntil } }]);
  expect([await first.isFresh(), await second.isFresh()], "no other session").toEqual([true, false]);
  server.clock.advance(minutes(5));
  expect(await first.isFresh()).toBe(false);
});

test("a wrong password is named, and nothing is fresh by it; an account without one has none", async () => {
  const one = await sessionOf(await signUp(server));
  server.clock.advance(minutes(5));
  const wrong = await one.confirm("wrong one");
  expect([wrong.status, wrong.code]).toEqual([422, "validation_failed"]);
  expect(wrong.refusal.fields).toEqual({ password: "This password is wrong." });
  expect(await one.isFresh()).toBe(false);
  const { headers } = await testSeller(server);
  expect((await call(server, auth.confirm, { body: { password: "anything" } }, { headers })).status).toBe(
    422,
  );
});

test("E7: strangers' guesses at the sign-in keep nobody from confirming or changing the password where they are signed in", async () => {
  const { email, password, headers, ...registered } = await signUp(server);
  const one = await sessionOf(registered);
  for (let n = 0; n < 12; n += 1) await call(server, auth.login, { body: { email, password: "wrong one" } });
  expect(
    (await call(server, auth.login, { body: { email, password } })).status,
    "from an unknown device",
  ).toBe(429);
  expect((await one.confirm(password)).status).toBe(200);
  const change = { currentPassword: password, newPassword: "another horse battery" };
  expect((await call(server, passwords.change, { body: change }, { headers })).status).toBe(204);
});

test("E7: a stolen session gets five guesses in fifteen minutes, confirming and changing the password together", async () => {
  const account = await signUp(server);
  const one = await sessionOf(account);
  const other = await sessionOf(
    (await call(server, auth.login, { body: { email: account.email, password: account.password } })).body
      .data,
  );
  const hashes = server.deps.passwords;
  const verify = hashes.verify;
  let checked = 0;
  hashes.verify = (...given) => {
    checked += 1;
    return verify(...given);
  };
  const change = { currentPassword: "wrong one", newPassword: "another horse battery" };
  for (let n = 0; n < 3; n += 1) await call(server, passwords.change, { body: change }, account);
  for (let n = 0; n < 20; n += 1) await one.confirm("wrong one");
  hashes.verify = verify;
  expect(checked).toBe(5);
  const kept = await one.confirm(account.password);
  expect([kept.status, kept.headers["retry-after"]]).toEqual([429, "900"]);
  expect((await other.confirm(account.password)).status, "the owner's own session").toBe(200);
  server.clock.advance(minutes(15));
  expect((await one.confirm(account.password)).status).toBe(200);
});

test("E7: whoever opens more sessions by links from a stolen one guesses ten times an account, not five a session", async () => {
  // Earlier tests used up part of this address's limit.
  server.clock.advance(minutes(1));
  const account = await signUp(server);
  const hashes = server.deps.passwords;
  const verify = hashes.verify;
  let checked = 0;
  hashes.verify = (...given) => {
    checked += 1;
    return verify(...given);
  };
  const statuses: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { code } = (await call(server, auth.createLinkCode, {}, account)).body;
    const linked = await sessionOf((await call(server, auth.linkLogin, { body: { token: code } })).body.data);
    for (let guess = 0; guess < 5; guess += 1) statuses.push((await linked.confirm("wrong one")).status);
  }
  hashes.verify = verify;
  expect(checked).toBe(10);
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
});

test("a session that was ended is not made fresh", async () => {
  const { password, tokens, headers } = await signUp(server);
  await call(server, auth.logout, { body: { refreshToken: tokens.refresh.token } });
  expect((await call(server, auth.confirm, { body: { password } }, { headers })).status).toBe(401);
});
