// What the operator finds of people and does for them, as `solo accounts` and `solo wallet` do.
import { audit } from "@solodesk/contract/identity/audit.ts";
import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { earn, owe } from "#test/test-payouts.ts";
import { turnOnSecondFactor } from "#test/test-second-factor.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let operator: Awaited<ReturnType<typeof testOperator>>;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR, DEBT_LIMIT: 10_000 });
  operator = await testOperator(server);
});
afterAll(() => server.close());

const list = async (query: string) => (await callUnchecked(server, people.list, { query }, operator)).body;
const found = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
const get = async (id: string) => (await call(server, people.get, { params: { id } }, operator)).body.data;
const events = async (userId: string) =>
  server.database.sql<{ event: string; about: string; device: string }>(
    "SELECT event, about, device FROM audit_entries WHERE user_id = $1 ORDER BY id DESC LIMIT 2",
    [userId],
  );

test("a part of a name, an email, a store's name or its address finds people, newest first", async () => {
  server.clock.advance(1);
  const grace = await signUp(server, { name: "Grace Hopper", email: "grace.h@navy.example" });
  server.clock.advance(1);
  const shop = await testSellerWithStore(server, "quilts-of-grace");
  await server.database.sql("UPDATE stores SET name = 'Warm 100%_Quilts' WHERE user_id = $1", [shop.id]);
  server.clock.advance(-2);
  expect(await found("q=GRACE")).toEqual([shop.id, grace.user.id]);
  expect(await found("q=h@navy")).toEqual([grace.user.id]);
  expect(await found("q=warm")).toEqual([shop.id]);
  expect(await found("q=100%25_q")).toEqual([shop.id]);
  expect(await found("q=r%25m")).toEqual([]);
  expect(await found("q=https://desk.example/store/quilts-of-grace?ad=1%23top")).toEqual([shop.id]);
  const { data, pagination } = await list("page_size=2");
  expect(data.map(({ id }: { id: string }) => id)).toEqual([shop.id, grace.user.id]);
  expect(pagination.total).toBe(3);
  expect(data[0]).toEqual({
    id: shop.id,
    name: "Ada Byron",
    email: `${shop.id}@example.com`,
    created_at: expect.any(String),
    email_verified: false,
    two_step: false,
    store: { name: "Warm 100%_Quilts", website_url: "quilts-of-grace", published: true },
    plan: null,
    suspended_at: null,
    debt: { amount: 0, currency: "USD" },
  });
  expect((await list("q=olga")).data[0]).toMatchObject({ email_verified: true, two_step: true, store: null });
});

test("the lists of who owes and who is suspended hold nobody else", async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  await owe(server.deps, one.user.id, 500);
  await owe(server.deps, other.user.id, 900);
  await earn(server.deps, other.user.id, 100);
  // Has earned more since than they owe.
  const paid = await signUp(server);
  await owe(server.deps, paid.user.id, 300);
  await earn(server.deps, paid.user.id, 400);
  const { data } = await list("only=debt");
  expect(data).toMatchObject([
    { id: other.user.id, debt: { amount: 800 } },
    { id: one.user.id, debt: { amount: 500 } },
  ]);
  const { id } = (await signUp(server)).user;
  expect(await found("only=suspended")).toEqual([]);
  await call(server, people.suspend, { params: { id }, body: { reason: "Spam" } }, operator);
  expect(await found("only=suspended")).toEqual([id]);
  await call(server, people.restore, { params: { id } }, operator);
});

test("an account shows its wallet, its limit, its devices and what it received", async () => {
  const { user } = await signUp(server);
  const before = await get(user.id);
  expect(before).toMatchObject({
    sessions: 1,
    tokens: 0,
    orders: 0,
    last_sign_in: expect.any(String),
    deletes_at: null,
    operator: false,
    debt_limit: { amount: 10_000 },
    own_debt_limit: false,
    transactions: [],
  });
  const id = user.id;
  const body = { amount: 2500, reason: "For the trouble" };
  const { data } = (await call(server, people.adjustWallet, { params: { id }, body }, operator)).body;
  expect(data).toMatchObject({
    wallet: { recharged: { amount: 2500 } },
    transactions: [{ description: "For the trouble", amount: { amount: 2500 } }],
  });
  expect(await events(id)).toMatchObject([{ event: "wallet_adjusted", device: "" }, {}]);
  const limit = { params: { id }, body: { amount: 777 } };
  await call(server, people.setDebtLimit, limit, operator);
  expect(await get(id)).toMatchObject({ debt_limit: { amount: 777 }, own_debt_limit: true });
  await call(server, people.setDebtLimit, { ...limit, body: { amount: null } }, operator);
  expect(await get(id)).toMatchObject({ debt_limit: { amount: 10_000 }, own_debt_limit: false });
  const taken = { params: { id }, body: { amount: -2501, reason: "Too much" } };
  expect((await call(server, people.adjustWallet, taken, operator)).code).toBe("insufficient_funds");
  const nothing = { params: { id }, body: { amount: 0, reason: "Nothing" } };
  expect((await call(server, people.adjustWallet, nothing, operator)).code).toBe("validation_failed");
});

test("a lost phone: two steps are turned off, all devices are signed out, and a link sets a new password", async () => {
  const ada = await signUp(server);
  const params = { id: ada.user.id };
  await turnOnSecondFactor(server, ada);
  const made = { body: { name: "Sheet", scopes: ["read" as const], expires_in_days: 30 as const } };
  const { token } = (await call(server, tokens.create, made, ada)).body.data;
  expect((await call(server, people.get, { params }, operator)).body.data.tokens).toBe(1);
  const aged = (sign: string) =>
    `UPDATE api_tokens SET created_at = created_at ${sign} interval '31 days', expires_at = expires_at ${sign} interval '31 days'`;
  await server.database.sql(aged("-"));
  expect((await call(server, people.get, { params }, operator)).body.data.tokens).toBe(0);
  await server.database.sql(aged("+"));
  const off = await call(server, people.turnOffSecondFactor, { params }, operator);
  expect(off.body.data.two_step).toBe(false);
  expect(await events(params.id)).toMatchObject([
    { event: "second_factor_off", about: "by the operator" },
    {},
  ]);
  expect((await call(server, people.turnOffSecondFactor, { params }, operator)).code).toBe(
    "invalid_transition",
  );
  const out = await call(server, people.signOut, { params }, operator);
  expect(out.body.data).toMatchObject({ sessions: 0, tokens: 0 });
  expect((await call(server, auth.getProfile, {}, ada)).status).toBe(401);
  const byToken = { headers: { authorization: `Bearer ${token}` } };
  expect((await call(server, audit.list, {}, byToken)).status).toBe(401);
  const { link } = (await call(server, people.createResetLink, { params }, operator)).body.data;
  expect(link).toMatch(/\/auth\/reset-password#code=[\w-]{43}$/);
});

test("the accounts of operators are neither shut out nor taken over from here", async () => {
  const params = { id: operator.user.id };
  expect((await get(params.id)).operator).toBe(true);
  const answers = [
    await call(server, people.suspend, { params, body: { reason: "Me" } }, operator),
    await call(server, people.turnOffSecondFactor, { params }, operator),
    await call(server, people.createResetLink, { params }, operator),
  ];
  expect(answers.map(({ code }) => code)).toEqual(["forbidden", "forbidden", "forbidden"]);
});

test("nobody else reads or changes anything here, and each act asks first who it is", async () => {
  const { user, ...seller } = await signUp(server);
  const params = { id: user.id };
  const acts = (as: { headers: Record<string, string> }) =>
    Promise.all([
      call(server, people.suspend, { params, body: { reason: "Spam" } }, as),
      call(server, people.restore, { params }, as),
      call(server, people.signOut, { params }, as),
      call(server, people.turnOffSecondFactor, { params }, as),
      call(server, people.createResetLink, { params }, as),
      call(server, people.adjustWallet, { params, body: { amount: 5, reason: "Gift" } }, as),
      call(server, people.setDebtLimit, { params, body: { amount: 5 } }, as),
    ]);
  expect((await call(server, people.list, {}, seller)).code).toBe("forbidden");
  expect((await call(server, people.get, { params }, seller)).code).toBe("forbidden");
  expect(new Set((await acts(seller)).map(({ code }) => code))).toEqual(new Set(["forbidden"]));
  server.clock.advance(minutes(6));
  const refusals = (await acts(operator)).map(({ code }) => code);
  expect(new Set(refusals)).toEqual(new Set(["confirmation_required"]));
  expect(refusals).toHaveLength(7);
  server.clock.advance(-minutes(6));
});

test("an unknown or deleted account is not found", async () => {
  const { user } = await signUp(server);
  const gone = "UPDATE users SET deletes_at = $2, deleted_at = $2 WHERE id = $1";
  await server.database.sql(gone, [user.id, server.clock.now()]);
  for (const id of [server.deps.newId(), user.id]) {
    expect((await call(server, people.get, { params: { id } }, operator)).code).toBe("not_found");
    const body = { reason: "Spam" };
    expect((await call(server, people.suspend, { params: { id }, body }, operator)).code).toBe("not_found");
  }
  expect(await found(`q=${user.email}`)).toEqual([]);
});
