import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const linkLogin = (token: string) => call(server, auth.linkLogin, { body: { token } });
const newCode = async (headers: Record<string, string>): Promise<string> =>
  (await call(server, auth.createLinkCode, {}, { headers })).body.code;
/** Returns the status and the error code of an attempt. */
const outcome = async (token: string) => {
  const answer = await linkLogin(token);
  return [answer.status, answer.code];
};
const refused = [401, "invalid_link"];

describe("a one-time code", () => {
  test("is made for signed-in people, for 60 seconds", async () => {
    const { headers } = await signUp(server);
    const answer = await call(server, auth.createLinkCode, {}, { headers });
    expect(answer.status).toBe(201);
    expect(Date.parse(answer.body.expires) - +server.clock.now()).toBe(seconds(60));
    expect((await call(server, auth.createLinkCode, {})).status).toBe(401);
  });

  test("opens a session of its own, once", async () => {
    const { headers, user, tokens } = await signUp(server);
    const code = await newCode(headers);
    const answer = await linkLogin(code);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: true, data: { user } });
    expect(await outcome(code)).toEqual(refused);
    await call(server, auth.logout, { body: { refreshToken: tokens.refresh.token } });
    const own = { authorization: `Bearer ${answer.body.data.tokens.access.token}` };
    expect((await call(server, auth.getProfile, {}, { headers: own })).status).toBe(200);
  });

  test("works once, however many try at the same moment", async () => {
    const code = await newCode((await signUp(server)).headers);
    const answers = await concurrently(
      random,
      times(100, () => linkLogin(code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(99);
  });

  test("is over after 60 seconds, and with the session it came from", async () => {
    const { headers, tokens } = await signUp(server);
    const [old, orphan] = [await newCode(headers), await newCode(headers)];
    await call(server, auth.logout, { body: { refreshToken: tokens.refresh.token } });
    expect(await outcome(orphan)).toEqual(refused);
    server.clock.advance(seconds(60));
    expect(await outcome(old)).toEqual(refused);
    const late = await newCode((await signUp(server)).headers);
    server.clock.advance(seconds(60));
    expect(await outcome(late)).toEqual(refused);
  });

  test("is stored as a hash", async () => {
    const code = await newCode((await signUp(server)).headers);
    expect(JSON.stringify(await server.database.sql("SELECT * FROM sign_in_links"))).not.toContain(code);
  });
});

describe("a fresh access token", () => {
  test("opens a session of its own, once", async () => {
    const { tokens, user } = await signUp(server);
    server.clock.advance(seconds(59));
    const answers = await concurrently(
      random,
      times(50, () => linkLogin(tokens.access.token)),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(won?.body).toMatchObject({ status: true, data: { user } });
    expect(others).toEqual([]);
    expect(await outcome(tokens.access.token)).toEqual(refused);
  });

  test("is too old after 60 seconds, though it still is an access token", async () => {
    const { tokens, headers } = await signUp(server);
    server.clock.advance(seconds(61));
    expect(await outcome(tokens.access.token)).toEqual(refused);
    expect((await call(server, auth.getProfile, {}, { headers })).status).toBe(200);
  });

  test("opens nothing for a session that proved nothing lately, however new the token", async () => {
    const { tokens } = await signUp(server);
    server.clock.advance(minutes(5));
    const payload = { refreshToken: tokens.refresh.token };
    const renewed = (await call(server, auth.refreshTokens, { body: payload })).body.tokens;
    expect(await outcome(renewed.access.token)).toEqual(refused);
  });

  test("is refused when forged, or of an ended session", async () => {
    const { tokens } = await signUp(server);
    expect(await outcome(`${tokens.access.token.slice(0, -4)}AAAA`)).toEqual(refused);
    expect(await outcome("a.b.c")).toEqual(refused);
    expect(await outcome("\u0000")).toEqual(refused);
    expect(await outcome(tokens.refresh.token)).toEqual(refused);
    await call(server, auth.logout, { body: { refreshToken: tokens.refresh.token } });
    expect(await outcome(tokens.access.token)).toEqual(refused);
  });
});

test("a link proves no password: the new session is no fresher than the old one", async () => {
  const { headers, user } = await signUp(server);
  server.clock.advance(minutes(5) - seconds(30));
  const code = await newCode(headers);
  server.clock.advance(seconds(45));
  expect((await linkLogin(code)).status).toBe(200);
  const rows = await server.database.sql<{ confirmed_at: Date }>(
    "SELECT DISTINCT confirmed_at FROM sessions WHERE user_id = $1",
    [user.id],
  );
  expect(rows).toHaveLength(1);
});
