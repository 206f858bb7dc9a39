import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const list = async (headers: Record<string, string>) =>
  (await server.http.inject({ url: "/auth/sessions", headers })).json().data;
const end = async (headers: Record<string, string>, id: string) =>
  (await server.http.inject({ method: "DELETE", url: `/auth/sessions${id}`, headers })).statusCode;

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

async function onPhone({ email, password }: { email: string; password: string }) {
  const answer = await server.http.inject({
    method: "POST",
    url: "/auth/login",
    headers: { "user-agent": phone },
    payload: { email, password },
  });
  return bearer(answer.json().data.tokens.access.token);
}

test("somebody's devices, the own one first, each in words; one is signed out, and no stranger's", async () => {
  const account = await signUp(server);
  const stranger = await signUp(server);
  server.clock.advance(minutes(1));
  const now = server.clock.now().toISOString();
  const there = await onPhone(account);
  const [own, other, ...more] = await list(account.headers);
  expect(more).toEqual([]);
  expect(own).toMatchObject({ current: true, userAgent: "lightMyRequest", device: "An unknown device" });
  expect(other).toEqual({
    id: expect.any(String),
    current: false,
    device: "Safari on iPhone",
    userAgent: phone,
    createdAt: now,
    lastUsedAt: now,
  });
  expect((await list(there)).map(({ id }: { id: string }) => id)).toEqual([other.id, own.id]);
  expect(await end(stranger.headers, `/${other.id}`)).toBe(404);
  expect(await list(there)).toHaveLength(2);
  expect(await end(account.headers, `/${other.id}`)).toBe(204);
  expect((await server.http.inject({ url: "/auth/sessions", headers: there })).statusCode).toBe(401);
  expect(await end(account.headers, `/${other.id}`)).toBe(404);
  expect(await list(account.headers)).toHaveLength(1);
});

test("E12: all others are signed out in one go, and nobody else's", async () => {
  const account = await signUp(server);
  const stranger = await signUp(server);
  const others = [await onPhone(account), await onPhone(account)];
  expect(await end(account.headers, "")).toBe(204);
  for (const headers of others)
    expect((await server.http.inject({ url: "/auth/sessions", headers })).statusCode).toBe(401);
  expect(await list(account.headers)).toHaveLength(1);
  expect(await list(stranger.headers)).toHaveLength(1);
});

test("what changed nothing is not recorded, however often it is asked for", async () => {
  const account = await signUp(server);
  const { headers, name } = account;
  const edit = (payload: object) =>
    server.http.inject({ method: "PATCH", url: "/auth/profile", headers, payload });
  for (const payload of [{}, { name }, { name: "Grace" }, { name: "Grace", picture: null }])
    expect((await edit(payload)).statusCode).toBe(200);
  await onPhone(account);
  for (let n = 0; n < 3; n += 1) expect(await end(headers, "")).toBe(204);
  const entries = await server.database.sql<{ event: string; about: string }>(
    "SELECT event, about FROM audit_entries WHERE user_id = $1 AND event <> 'signed_in' ORDER BY id",
    [account.user.id],
  );
  expect(entries.slice(1)).toEqual([
    { event: "profile_changed", about: "name" },
    { event: "sessions_ended", about: "" },
  ]);
});

test("what nobody can refresh any more is no device", async () => {
  const account = await signUp(server);
  server.clock.advance(days(7));
  const there = await onPhone(account);
  expect((await list(there)).map(({ current }: { current: boolean }) => current)).toEqual([true]);
});
