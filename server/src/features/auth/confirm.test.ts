import type { SignedIn } from "@solodesk/contract/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/clock.ts";
import { accessTokens } from "#kernel/session.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { requireConfirmed } from "./require-confirmed.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.http.inject({ method: "POST", url, payload, headers });

/** Whom an answer signed in, and a fresh bearer whenever one is asked for. */
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
      return post("/auth/confirm", { password }, { authorization: `Bearer ${token}` });
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

  const second = await sessionOf((await post("/auth/login", { email, password })).json().data);
  expect([await first.isFresh(), await second.isFresh()]).toEqual([false, true]);
  server.clock.advance(minutes(5));
  const answer = await first.confirm(password);
  const confirmedUntil = new Date(+server.clock.now() + minutes(5)).toISOString();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: true, data: { confirmedUntil } }]);
  expect([await first.isFresh(), await second.isFresh()], "no other session").toEqual([true, false]);
  server.clock.advance(minutes(5));
  expect(await first.isFresh()).toBe(false);
});

test("a wrong password is named, and nothing is fresh by it; an account without one has none", async () => {
  const one = await sessionOf(await signUp(server));
  server.clock.advance(minutes(5));
  const wrong = await one.confirm("wrong one");
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, "validation_failed"]);
  expect(wrong.json().fields).toEqual({ password: "This is not your password." });
  expect(await one.isFresh()).toBe(false);
  const { headers } = await testSeller(server);
  expect((await post("/auth/confirm", { password: "anything" }, headers)).statusCode).toBe(422);
});

test("E7: guesses here and at the sign-in are counted together, ten in fifteen minutes", async () => {
  const account = await signUp(server);
  const one = await sessionOf(account);
  const { passwords } = server.deps;
  const verify = passwords.verify;
  let checked = 0;
  passwords.verify = (...given) => {
    checked += 1;
    return verify(...given);
  };
  for (let n = 0; n < 5; n += 1) await post("/auth/login", { email: account.email, password: "wrong one" });
  for (let n = 0; n < 20; n += 1) await one.confirm("wrong one");
  passwords.verify = verify;
  expect(checked).toBe(10);
  expect((await one.confirm(account.password)).statusCode).toBe(429);
  server.clock.advance(minutes(15));
  expect((await one.confirm(account.password)).statusCode).toBe(200);
});

test("a session that was ended is not made fresh", async () => {
  const { password, tokens, headers } = await signUp(server);
  await post("/auth/logout", { refreshToken: tokens.refresh.token });
  expect((await post("/auth/confirm", { password }, headers)).statusCode).toBe(401);
});
