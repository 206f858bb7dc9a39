import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { turnOnSecondFactor, wrongCodeOf } from "#test/test-second-factor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1/32" });
});
afterAll(() => server.close());

let calls = 0;
/** Sends each request from another address, as an attacker would. */
const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  calls += 1;
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  return server.http.inject({
    method: "POST",
    url,
    payload,
    headers: { "x-forwarded-for": from, ...headers },
  });
};

test("E7: who knows the password guesses ten codes an hour, from wherever; its owner gets in with a recovery code", async () => {
  server.clock.set("2026-11-21T12:00:10Z");
  const account = await signUp(server);
  const app = await turnOnSecondFactor(server, account);
  const { email, password, headers } = account;
  const finish = async (code: string) => {
    const asked = await post("/auth/login", { email, password });
    expect(asked.json().code, "right passwords lock nobody out").toBe("second_factor_required");
    return post("/auth/login/second-factor", { ticket: asked.json().ticket, code });
  };
  const guess = () => finish(app.wrongCode());
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await guess()).statusCode);
  // A stolen session shares the same ten guesses.
  for (let n = 0; n < 6; n += 1)
    statuses.push((await post("/auth/confirm", { code: app.wrongCode() }, headers)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);

  const kept = await finish(app.code());
  expect([kept.statusCode, kept.headers["retry-after"]]).toEqual([429, "3600"]);
  expect(kept.json().error).toMatch(/use a recovery code/);
  server.clock.advance(minutes(59));
  expect((await finish(app.code())).statusCode).toBe(429);
  expect((await finish(app.recoveryCodes[0] ?? "")).statusCode).toBe(200);
  expect((await finish(app.code())).statusCode, "the owner came back, so the count starts anew").toBe(200);

  for (let n = 0; n < 10; n += 1) await guess();
  expect((await finish(app.code(1))).statusCode).toBe(429);
  server.clock.advance(minutes(60));
  expect((await finish(app.code())).statusCode).toBe(200);
});

test("E7: wrong recovery codes use up a ticket, and no guess of theirs keeps the owner out", async () => {
  server.clock.advance(seconds(30));
  const account = await signUp(server);
  const app = await turnOnSecondFactor(server, account);
  const { email, password } = account;
  const ticket = async () => (await post("/auth/login", { email, password })).json().ticket as string;
  const finish = (given: string, code: string) => post("/auth/login/second-factor", { ticket: given, code });
  for (let n = 0; n < 4; n += 1) {
    const given = await ticket();
    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(given, "aaaa-bbbb-cccc")));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(3).fill(401),
      ...Array(5).fill(422),
    ]);
  }
  expect((await finish(await ticket(), app.code())).statusCode).toBe(200);
});

test("guesses while it is set up are counted, too", async () => {
  const { headers } = await signUp(server);
  const { secret } = (await post("/auth/second-factor", {}, headers)).json().data;
  const guess = () =>
    post("/auth/second-factor/enable", { code: wrongCodeOf(secret, server.clock.now()) }, headers);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await guess()).statusCode);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});
