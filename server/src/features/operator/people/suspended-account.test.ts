// A suspended account, door by door: nobody signs in to it, calls for it, buys from it or is paid through it, and everything
// is back once it is restored.

import { deletion } from "@solodesk/contract/account/deletion.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { audit } from "@solodesk/contract/identity/audit.ts";
import { google as googleCalls } from "@solodesk/contract/identity/auth/google.ts";
import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendWeeklySummaries } from "#features/account/assistant/weekly/send-weekly-summaries.ts";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { approvePayouts } from "#features/selling/payouts/settle/approve-payouts.ts";
import { exportBatch } from "#features/selling/payouts/settle/export-batch.ts";
import { sendPayouts } from "#features/selling/payouts/settle/send-payouts.ts";
import { call, callUnchecked } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { REDIRECT, visitGoogle } from "#test/google-visit.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type TestGoogle, testGoogle } from "#test/test-google.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { buy } from "#test/test-orders.ts";
import { testEarner } from "#test/test-payouts.ts";
import { turnOnSecondFactor } from "#test/test-second-factor.ts";
import { purchase, testStoreApp } from "#test/test-store-app.ts";

/** A Monday. */
const NOW = "2026-06-01T07:00:00Z";
const SENTENCE = "This account is suspended. If you think this is a mistake, contact help@example.com.";

let google: TestGoogle;
let server: TestApp;
let operator: Awaited<ReturnType<typeof testOperator>>;
beforeAll(async () => {
  google = await testGoogle([REDIRECT]);
  server = await testApp({
    ...google.client,
    OPERATOR_EMAILS: OPERATOR,
    OPERATOR_EMAIL: "help@example.com",
    PAYOUT_PROVIDER: "sandbox",
    SANDBOX: "on",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "desk@example.com",
  });
  server.clock.set(NOW);
  operator = await testOperator(server);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const suspend = (id: string) =>
  call(server, people.suspend, { params: { id }, body: { reason: "Ships nothing" } }, operator);
const restore = (id: string) => call(server, people.restore, { params: { id } }, operator);
const profile = (headers: Record<string, string>) => call(server, auth.getProfile, {}, { headers });

test("a sign-in by password ends with whom to ask, and only after the right password", async () => {
  const { user, email, password, headers, tokens: pair } = await signUp(server);
  expect((await suspend(user.id)).body.data).toMatchObject({
    suspended_at: server.clock.now().toISOString(),
    suspended_reason: "Ships nothing",
    sessions: 0,
  });
  expect((await suspend(user.id)).code).toBe("invalid_transition");
  expect((await profile(headers)).code).toBe("unauthenticated");
  const login = (typed: string) => call(server, auth.login, { body: { email, password: typed } });
  expect((await login("not this one")).code).toBe("invalid_credentials");
  expect((await login(password)).refusal).toMatchObject({ code: "account_suspended", error: SENTENCE });
  const refresh = { body: { refreshToken: pair.refresh.token } };
  expect((await call(server, auth.refreshTokens, refresh)).refusal).toMatchObject({
    code: "invalid_refresh_token",
    error: SENTENCE,
  });
  expect((await restore(user.id)).body.data.suspended_at).toBeNull();
  expect((await restore(user.id)).code).toBe("invalid_transition");
  expect((await login(password)).status).toBe(200);
  expect((await profile(headers)).code).toBe("unauthenticated");
});

test("a sign-in with a code or a link that was under way ends the same way", async () => {
  const ada = await signUp(server);
  const { code } = (await call(server, auth.createLinkCode, {}, ada)).body;
  await server.database.sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [ada.user.id]);
  const factor = await turnOnSecondFactor(server, ada);
  const body = { email: ada.email, password: ada.password };
  const { ticket = "" } = (await call(server, auth.login, { body })).refusal;
  await suspend(ada.user.id);
  expect((await call(server, auth.linkLogin, { body: { token: code } })).code).toBe("invalid_link");
  const finish = () => call(server, auth.loginWithCode, { body: { ticket, code: factor.code() } });
  expect((await finish()).refusal).toMatchObject({ code: "account_suspended", error: SENTENCE });
  await restore(ada.user.id);
  expect((await finish()).status).toBe(200);
});

test("a sign-in with Google ends the same way", async () => {
  google.accounts.set("grace", { email: "grace@example.com", email_verified: true, name: "Grace Hopper" });
  const enter = async () =>
    call(server, googleCalls.signIn, { body: await visitGoogle(google, { login: "grace" }) });
  const { user } = (await enter()).body.result.data;
  await suspend(user.id);
  expect((await enter()).refusal).toMatchObject({ code: "account_suspended", error: SENTENCE });
  await restore(user.id);
  expect((await enter()).status).toBe(200);
});

test("API tokens are refused, and are good again afterwards", async () => {
  const ada = await signUp(server);
  const body = { name: "Spreadsheet", scopes: ["read" as const], expires_in_days: 30 as const };
  const { token } = (await call(server, tokens.create, { body }, ada)).body.data;
  const read = () => call(server, orders.list, {}, { headers: { authorization: `Bearer ${token}` } });
  const assistants = () =>
    server.http.inject({
      method: "POST",
      url: "/mcp",
      headers: { authorization: `Bearer ${token}`, accept: "application/json, text/event-stream" },
      payload: { jsonrpc: "2.0", id: 1, method: "ping" },
    });
  const before = (await read()).code;
  expect(before).not.toBe("unauthenticated");
  expect((await assistants()).statusCode).toBe(200);
  await suspend(ada.user.id);
  expect((await read()).code).toBe("unauthenticated");
  expect((await assistants()).statusCode).toBe(401);
  await restore(ada.user.id);
  expect((await read()).code).toBe(before);
});

test("nothing of the store is shown, sold or booked, but who bought keeps their page", async () => {
  const shop = await testStoreApp(server, "pottery");
  const params = { website_url: "pottery" };
  const [productId = ""] = shop.productIds;
  const orderId = await buy(server, [shop.line(0)]);
  const { path: feed } = (await call(server, feeds.create, {}, shop)).body.data;
  const starts_at = "2026-06-02T13:00:00Z";
  const page = async (url: string) => (await server.http.inject({ url })).statusCode;
  const doors = async () => {
    const preview = await call(server, checkout.preview, { body: { items: [shop.line(0)] } });
    const slots = { params, query: { service_id: shop.serviceId, from: "2026-06-02", to: "2026-06-03" } };
    const hold = { params, body: { service_id: shop.serviceId, starts_at } };
    return {
      storefront: (await call(server, storefront.get, { query: params })).status,
      product: (await call(server, storefront.getProduct, { params: { ...params, id: productId } })).status,
      cart: preview.body.problems.length,
      payment: (await callUnchecked(server, checkout.create, { body: purchase([shop.line(0)]) })).status,
      slots: (await call(server, bookings.listSlots, slots)).status,
      hold: (await call(server, bookings.hold, hold)).status,
      feed: await page(feed),
      sitemap: (await server.http.inject({ url: "/sitemap/stores.xml" })).body.includes("/store/pottery"),
    };
  };
  const open = await doors();
  expect(open).toEqual({
    storefront: 200,
    product: 200,
    cart: 0,
    payment: 201,
    slots: 200,
    hold: 201,
    feed: 200,
    sitemap: true,
  });
  await suspend(shop.id);
  expect(await doors()).toEqual({
    storefront: 404,
    product: 404,
    cart: 1,
    payment: 409,
    slots: 404,
    hold: 404,
    feed: 404,
    sitemap: false,
  });
  const code = orderCode(server.deps.secrets, orderId);
  expect((await call(server, orders.getGuestOrder, { params: { code } })).status).toBe(200);
  await restore(shop.id);
  expect((await call(server, storefront.get, { query: params })).status).toBe(200);
});

test("a store that was offline stays so, and one of an account that leaves waits for its owner", async () => {
  const hidden = await testStoreApp(server, "hidden");
  await call(server, store.edit, { body: { published: false } }, hidden);
  await suspend(hidden.id);
  expect((await restore(hidden.id)).body.data.store).toMatchObject({ published: false });

  const leaving = await testStoreApp(server, "leaving");
  const confirm = `${leaving.id}@example.com`;
  await call(server, deletion.request, { body: { confirm } }, leaving);
  await suspend(leaving.id);
  expect((await restore(leaving.id)).body.data.store).toMatchObject({ published: false });
  const [kept] = await server.database.sql("SELECT reopens_store FROM users WHERE id = $1", [leaving.id]);
  expect(kept).toEqual({ reopens_store: true });
});

test("no payout leaves, by a provider or by hand, until the account is restored", async () => {
  const earner = await testEarner(server, 5000);
  const { id } = (await earner.request(5000)).body.data;
  await approvePayouts(server.deps, [id]);
  await suspend(earner.id);
  expect(await sendPayouts(server.deps)).toBe(0);
  const batch = await exportBatch(server.deps, async () => undefined, { again: false });
  expect(batch.lines).toEqual([]);
  expect((await earner.status(id))?.status).toBe("requested");
  await restore(earner.id);
  expect(await sendPayouts(server.deps)).toBe(1);
});

test("no weekly summary is sent", async () => {
  const shop = await testStoreApp(server, "weekly");
  const other = await testStoreApp(server, "other-weekly");
  const body = { kind: "weekly_summary" as const, by_mail: true };
  for (const one of [shop, other]) await call(server, notifications.savePreference, { body }, one);
  await suspend(shop.id);
  await sendWeeklySummaries(server.deps);
  const sent = await server.database.sql(
    "SELECT user_id FROM mails WHERE kind = 'weekly_summary' AND user_id IN ($1, $2)",
    [shop.id, other.id],
  );
  expect(sent).toEqual([{ user_id: other.id }]);
});

test("the owner is told why, by email and in the activity log", async () => {
  const { user, email, password } = await signUp(server);
  await suspend(user.id);
  await restore(user.id);
  const mails = await server.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE user_id = $1 AND kind LIKE 'account_%' ORDER BY kind DESC",
    [user.id],
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Your account is suspended",
    "Your account is restored",
  ]);
  expect(mails[0]?.text).toContain("Ships nothing");
  expect(mails[0]?.text).toContain("contact help@example.com");
  await confirmNow(server);
  const { access } = (await call(server, auth.login, { body: { email, password } })).body.data.tokens;
  const entries = (
    await call(server, audit.list, {}, { headers: { authorization: `Bearer ${access.token}` } })
  ).body.data;
  expect(entries.slice(1, 3).map(({ event, words }) => [event, words])).toEqual([
    ["account_restored", "Account restored by the operator"],
    ["account_suspended", "Account suspended by the operator: Ships nothing"],
  ]);
});
