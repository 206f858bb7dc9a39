// API tokens: shown once, kept as hashes, and never more than what their owner allowed.
import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { createToken } from "./create-token.ts";

const random = seededRandom();
let server: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  server = await testApp({ LOG_LEVEL: "trace" });
});
beforeEach(async () => {
  owner = await signUp(server);
});
afterAll(() => server.close());

const create = (more: object = {}) =>
  call(
    server,
    tokens.create,
    { body: { name: "Spreadsheet", scopes: ["read"], expires_in_days: 30, ...more } },
    owner,
  );
const made = async (more: object = {}) => (await create(more)).body.data;
const list = async () => (await call(server, tokens.list, {}, owner)).body.data;
/** After a time for which an access token isn't good. */
async function signIn(): Promise<void> {
  const { email, password } = owner;
  const { tokens: fresh } = (await call(server, auth.login, { body: { email, password } })).body.data;
  owner = { ...owner, tokens: fresh, headers: { authorization: `Bearer ${fresh.access.token}` } };
}
const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const reads = async (token: string) => (await call(server, orders.list, {}, by(token))).status;
const audited = async () =>
  (
    await server.database.sql<{ event: string; about: string }>(
      "SELECT event, about FROM audit_entries WHERE user_id = $1 AND event LIKE 'token%' ORDER BY id",
      [owner.user.id],
    )
  ).map(({ event, about }) => `${event}: ${about}`);

test("one is made, shown once, used and revoked", async () => {
  const { token, ...shown } = await made();
  expect(token).toMatch(/^solo_[\w-]{43}$/);
  expect(shown).toMatchObject({ name: "Spreadsheet", scopes: ["read"], last_used_at: null });
  expect(token.startsWith(shown.starts_with)).toBe(true);
  expect(shown.starts_with).toHaveLength(9);
  expect(await list()).toEqual([shown]);
  expect(await reads(token)).toBe(200);
  expect((await list())[0]?.last_used_at).toBe(server.clock.now().toISOString());
  const mails = await server.database.sql("SELECT kind, text FROM mails WHERE user_id = $1", [owner.user.id]);
  expect(mails).toContainEqual({ kind: "token_created", text: expect.stringContaining("Spreadsheet") });
  const stored = await server.database.sql("SELECT * FROM api_tokens WHERE id = $1", [shown.id]);
  expect(JSON.stringify(stored)).not.toContain(token.slice(9));
  expect(server.logged()).not.toContain(token.slice(9));
  const revoke = () => call(server, tokens.revoke, { params: { id: shown.id } }, owner);
  expect((await revoke()).status).toBe(200);
  expect(await reads(token)).toBe(401);
  expect((await revoke()).code).toBe("not_found");
  expect(await audited()).toEqual(["token_created: Spreadsheet", "token_revoked: Spreadsheet"]);
});

test("one that may propose may also read", async () => {
  expect((await made({ scopes: ["propose"] })).scopes).toEqual(["read", "propose"]);
});

test("is noted to be used once a minute", async () => {
  const { token } = await made();
  const times: (string | null | undefined)[] = [];
  for (const wait of [0, 30_000, 31_000]) {
    server.clock.advance(wait);
    await reads(token);
    times.push((await list())[0]?.last_used_at);
  }
  expect(times[1]).toBe(times[0]);
  expect(times[2]).toBe(server.clock.now().toISOString());
});

test("ends with its time, with a new password, and when all other devices are signed out", async () => {
  const { token } = await made();
  server.clock.advance(days(30) - minutes(1));
  await signIn();
  expect(await reads(token)).toBe(200);
  server.clock.advance(minutes(1));
  expect(await reads(token)).toBe(401);
  await signIn();
  expect(await list()).toHaveLength(1);

  const second = await made();
  expect(
    (await call(server, auth.logout, { body: { refreshToken: owner.tokens.refresh.token } })).status,
  ).toBe(204);
  expect(await reads(second.token)).toBe(200);
  await signIn();
  await call(server, auth.endOtherSessions, {}, owner);
  expect(await reads(second.token)).toBe(401);

  const third = await made();
  const body = { currentPassword: owner.password, newPassword: "another long one 42" };
  expect((await call(server, passwords.change, { body }, owner)).status).toBe(204);
  expect(await reads(third.token)).toBe(401);
  expect(await list()).toEqual([]);
});

test("is made only by somebody who has just said who they are, and never by a token", async () => {
  await server.database.sql("UPDATE sessions SET confirmed_at = $1 WHERE user_id = $2", [
    after(server.clock.now(), -minutes(60)),
    owner.user.id,
  ]);
  expect((await create()).code).toBe("confirmation_required");
  expect(await list()).toEqual([]);
});

test("a session that ends while the request arrives makes none", async () => {
  const { id, sessionId } = await testSeller(server);
  const body = { name: "Late", scopes: ["read"], expires_in_days: 30 } as const;
  await server.database.sql("UPDATE sessions SET revoked_at = $2 WHERE id = $1", [
    sessionId,
    server.clock.now(),
  ]);
  await expect(createToken(server.deps, { id, sessionId }, { ...body, scopes: ["read"] })).rejects.toThrow(
    "Confirm that it's you first.",
  );
});

test("expired ones make room for another", async () => {
  await made();
  server.clock.advance(days(31));
  await signIn();
  const { id } = await made();
  expect((await list()).map((token) => token.id)).toEqual([id]);
});

test("there are at most 20, even if they are made at once", async () => {
  const outcomes = await concurrently(
    random,
    Array.from({ length: 24 }, (_, nth) => async () => (await create({ name: `Program ${nth}` })).status),
  );
  expect(outcomes.filter((status) => status === 201)).toHaveLength(20);
  expect((await create()).refusal.error).toBe(
    "You have 20 API tokens, the most there can be. Revoke one first.",
  );
});

test("what is wrong with one is said", async () => {
  for (const [more, field] of [
    [{ name: " " }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["write"] }, "scopes.0"],
    [{ expires_in_days: 36_500 }, "expires_in_days"],
  ] as const) {
    const { status, refusal } = await create(more);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([422, [field]]);
  }
});
