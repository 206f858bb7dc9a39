import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { turnOnSecondFactor, wrongCodeOf } from "#test/test-second-factor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1/32" });
});
afterAll(() => server.close());

let calls = 0;
/** Each call comes from another address, as an attacker's would. */
const caller = (headers: Caller["headers"] = {}): Caller => {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  return { headers: { "x-forwarded-for": from, ...headers } };
};
const login = (email: string, password: string) =>
  call(server, auth.login, { body: { email, password } }, caller());
const finishWith = (ticket: string, code: string) =>
  call(server, auth.loginWithCode, { body: { ticket, code } }, caller());

test("E7: who knows the password guesses ten codes an hour, from wherever; its owner gets in with a recovery code", async () => {
  server.clock.set("2026-11-21T12:00:10Z");
  const account = await signUp(server);
  const app = await turnOnSecondFactor(server, account);
  const { email, password, headers } = account;
  const finish = async (code: string) => {
    const asked = await login(email, password);
    expect(asked.code, "right passwords lock nobody out").toBe("second_factor_required");
    return finishWith(asked.refusal.ticket!, code);
  };
  const guess = () => finish(app.wrongCode());
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await guess()).status);
  // A stolen session shares the same ten guesses.
  for (let n = 0; n < 6; n += 1)
    statuses.push(
      (await call(server, auth.confirm, { body: { code: app.wrongCode() } }, caller(headers))).status,
    );
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);

  const kept = await finish(app.code());
  expect([kept.status, kept.headers["retry-after"]]).toEqual([429, "3600"]);
  expect(kept.refusal.error).toMatch(/use a recovery code/);
  server.clock.advance(minutes(59));
  expect((await finish(app.code())).status).toBe(429);
  expect((await finish(app.recoveryCodes[0] ?? "")).status).toBe(200);
  expect((await finish(app.code())).status, "the owner came back, so the count starts anew").toBe(200);

  for (let n = 0; n < 10; n += 1) await guess();
  expect((await finish(app.code(1))).status).toBe(429);
  server.clock.advance(minutes(60));
  expect((await finish(app.code())).status).toBe(200);
});

test("E7: wrong recovery codes use up a ticket, and no guess of theirs keeps the owner out", async () => {
  server.clock.advance(seconds(30));
  const account = await signUp(server);
  const app = await turnOnSecondFactor(server, account);
  const { email, password } = account;
  const ticket = async () => (await login(email, password)).refusal.ticket!;
  const finish = (given: string, code: string) => finishWith(given, code);
  for (let n = 0; n < 4; n += 1) {
    const given = await ticket();
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(given, "aaaa-bbbb-cccc")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(3).fill(401),
      ...Array(5).fill(422),
    ]);
  }
  expect((await finish(await ticket(), app.code())).status).toBe(200);
});

test("guesses while it is set up are counted, too", async () => {
  const { headers } = await signUp(server);
  const { secret } = (await call(server, secondFactor.enrol, {}, caller(headers))).body.data;
  const guess = () =>
    call(
      server,
      secondFactor.enable,
      { body: { code: wrongCodeOf(secret, server.clock.now()) } },
      caller(headers),
    );
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
