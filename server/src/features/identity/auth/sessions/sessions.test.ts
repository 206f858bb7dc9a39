import { auth } from "@solodesk/contract/identity/auth.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const list = async (headers: Record<string, string>) =>
  (await call(server, auth.listSessions, {}, { headers })).body.data;

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

async function onPhone({ email, password }: { email: string; password: string }) {
  const answer = await call(
    server,
    auth.login,
    { body: { email, password } },
    { headers: { "user-agent": phone } },
  );
  return bearer(answer.body.data.tokens.access.token);
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
  expect((await list(there)).map(({ id }) => id)).toEqual([other!.id, own!.id]);
  expect((await call(server, auth.endSession, { params: { id: other!.id } }, stranger)).status).toBe(404);
  expect(await list(there)).toHaveLength(2);
  expect((await call(server, auth.endSession, { params: { id: other!.id } }, account)).status).toBe(204);
  expect((await call(server, auth.listSessions, {}, { headers: there })).status).toBe(401);
  expect((await call(server, auth.endSession, { params: { id: other!.id } }, account)).status).toBe(404);
  expect(await list(account.headers)).toHaveLength(1);
});

test("E12: all others are signed out in one go, and nobody else's", async () => {
  const account = await signUp(server);
  const stranger = await signUp(server);
  const others = [await onPhone(account), await onPhone(account)];
  expect((await call(server, auth.endOtherSessions, {}, account)).status).toBe(204);
  for (const headers of others)
    expect((await call(server, auth.listSessions, {}, { headers })).status).toBe(401);
  expect(await list(account.headers)).toHaveLength(1);
  expect(await list(stranger.headers)).toHaveLength(1);
});

test("what changed nothing is not recorded, however often it is asked for", async () => {
  const account = await signUp(server);
  const { headers, name } = account;
  const edit = (payload: object) => call(server, auth.editProfile, { body: payload }, { headers });
  for (const payload of [{}, { name }, { name: "Grace" }, { name: "Grace", picture: null }])
    expect((await edit(payload)).status).toBe(200);
  await onPhone(account);
  for (let n = 0; n < 3; n += 1)
    expect((await call(server, auth.endOtherSessions, {}, { headers })).status).toBe(204);
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
  expect((await list(there)).map(({ current }) => current)).toEqual([true]);
});
