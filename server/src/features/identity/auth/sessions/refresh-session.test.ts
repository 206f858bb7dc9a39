import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days, seconds } from "#kernel/time/clock.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { openSession } from "./open-session.ts";

let server: TestApp;
let origin: string;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
  origin = await server.listen();
});
afterAll(() => server.close());

async function send(path: string, refreshToken: string) {
  const answer = await fetch(`${origin}/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  const body = await answer.text();
  return { status: answer.status, body: body ? JSON.parse(body) : undefined };
}
const refresh = (token: string) => send("refresh-tokens", token);
const refreshed = async (token: string): Promise<Tokens> => (await refresh(token)).body.tokens;
const profileStatus = async ({ access }: Tokens) =>
  (await fetch(`${origin}/auth/profile`, { headers: { authorization: `Bearer ${access.token}` } })).status;

/** Counts unused tokens of sessions that are not revoked. */
async function liveTokens(userId: string): Promise<number> {
  const [row] = await server.database.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id
     WHERE s.user_id = $1 AND t.used_at IS NULL AND s.revoked_at IS NULL`,
    [userId],
  );
  return row?.count ?? 0;
}

describe("a refresh token", () => {
  test("is exchanged for a new pair, and the session notes when", async () => {
    const { tokens, user } = await signUp(server);
    server.clock.advance(seconds(30));
    const next = await refreshed(tokens.refresh.token);
    expect(next.refresh.token).not.toBe(tokens.refresh.token);
    expect(Date.parse(next.refresh.expires)).toBe(server.clock.now().getTime() + days(7));
    expect(await profileStatus(next)).toBe(200);
    const [session] = await server.database.sql("SELECT last_used_at FROM sessions WHERE user_id = $1", [
      user.id,
    ]);
    expect(session?.["last_used_at"]).toEqual(server.clock.now());
  });

  test("is known to the database by its hash alone", async () => {
    const { tokens } = await signUp(server);
    const rows = await server.database.sql("SELECT * FROM refresh_tokens");
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh.token);
  });

  test("lives for 7 days from its last use, and a session for 30", async () => {
    const { tokens, user } = await signUp(server);
    const end = server.clock.now().getTime() + days(30);
    let current = tokens.refresh;
    for (const day of [6, 12, 18, 24]) {
      server.clock.advance(days(6));
      current = (await refreshed(current.token)).refresh;
      expect(Date.parse(current.expires), `day ${day}`).toBe(
        Math.min(end, server.clock.now().getTime() + days(7)),
      );
    }
    server.clock.advance(days(6));
    expect(await refresh(current.token)).toMatchObject({
      status: 401,
      body: { code: "invalid_refresh_token" },
    });

    const idle = await openSession(server.deps, { userId: user.id, userAgent: "" });
    server.clock.advance(days(7));
    expect((await refresh(idle.refresh.token)).status).toBe(401);
  });

  test("that nobody knows is refused", async () => {
    expect(await refresh("unknown")).toMatchObject({ status: 401, body: { code: "invalid_refresh_token" } });
  });
});

describe("a used refresh token", () => {
  test("is answered the same within 10 s, while its successor is unused", async () => {
    const { tokens } = await signUp(server);
    const first = await refreshed(tokens.refresh.token);
    server.clock.advance(seconds(10));
    const second = await refreshed(tokens.refresh.token);
    expect(second.refresh).toEqual(first.refresh);
    expect(await profileStatus(second)).toBe(200);
  });

  test("ends its session after 10 s", async () => {
    const { tokens, user } = await signUp(server);
    const next = await refreshed(tokens.refresh.token);
    server.clock.advance(seconds(10) + 1);
    expect(await refresh(tokens.refresh.token)).toMatchObject({
      status: 401,
      body: { code: "invalid_refresh_token" },
    });
    expect((await refresh(next.refresh.token)).status).toBe(401);
    expect(await profileStatus(next)).toBe(401);
    expect(await liveTokens(user.id)).toBe(0);
  });

  test("ends its session and no other of that person", async () => {
    const { tokens, user } = await signUp(server);
    const other = await openSession(server.deps, { userId: user.id, userAgent: "" });
    const next = await refreshed(tokens.refresh.token);
    await refresh(next.refresh.token);
    expect((await refresh(tokens.refresh.token)).status).toBe(401);
    expect([await profileStatus(next), await profileStatus(other)]).toEqual([401, 200]);
  });
});

describe("at once", () => {
  test("E1: 1,000 calls with one token make one successor; a replay after its use ends the family", async () => {
    const { tokens, user } = await signUp(server);
    const answers = await concurrently(
      random,
      times(1000, () => refresh(tokens.refresh.token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body.tokens.refresh.token));
    expect(successors.size).toBe(1);
    const rows = await server.database.sql<{ session_id: string; used: boolean }>(
      `SELECT t.session_id, t.used_at IS NOT NULL AS used FROM refresh_tokens t
       JOIN sessions s ON s.id = t.session_id WHERE s.user_id = $1 ORDER BY used`,
      [user.id],
    );
    expect(rows.map(({ used }) => used)).toEqual([false, true]);
    expect(new Set(rows.map(({ session_id }) => session_id)).size).toBe(1);

    const [successor = ""] = successors;
    const last = await refreshed(successor);
    const replays = await concurrently(
      random,
      times(50, () => refresh(tokens.refresh.token)),
    );
    expect(new Set(replays.map(({ status }) => status))).toEqual(new Set([401]));
    for (const token of [successor, last.refresh.token]) expect((await refresh(token)).status).toBe(401);
    const accesses: Tokens[] = [tokens, last, ...answers.slice(0, 20).map(({ body }) => body.tokens)];
    for (const each of accesses) expect(await profileStatus(each)).toBe(401);
    expect(await liveTokens(user.id)).toBe(0);
  });

  test("E3: logout and refresh ×200: once logout has answered, nothing lives", async () => {
    const user = await testSeller(server);
    for (let round = 0; round < 200; round += 1) {
      const { refresh: first } = await openSession(server.deps, { userId: user.id, userAgent: "" });
      const [exchange, left] = await concurrently(random, [
        () => refresh(first.token),
        () => send("logout", first.token),
      ]);
      expect(left?.status).toBe(204);
      expect([200, 401]).toContain(exchange?.status);
      expect(await liveTokens(user.id)).toBe(0);
      if (exchange?.status !== 200) continue;
      expect(await profileStatus(exchange.body.tokens)).toBe(401);
      expect((await refresh(exchange.body.tokens.refresh.token)).status).toBe(401);
    }
  });

  test("replays of old and new tokens, refreshes and logout together: no deadlock, no 5xx", async () => {
    const user = await testSeller(server);
    const first = await openSession(server.deps, { userId: user.id, userAgent: "" });
    const second = await refreshed(first.refresh.token);
    const third = await refreshed(second.refresh.token);
    const calls = [first, second, third].flatMap(({ refresh: { token } }) => times(60, () => refresh(token)));
    const answers = await concurrently(random, [
      ...calls,
      ...times(20, () => send("logout", third.refresh.token)),
    ]);
    for (const { status } of answers) expect([200, 204, 401]).toContain(status);
    expect(await liveTokens(user.id)).toBe(0);
    expect(server.logged()).not.toContain("request failed");
  });
});
