import { auth } from "@solodesk/contract/identity/auth.ts";
import {
  maxNotifications,
  notificationDays,
  notifications,
  preferenceKinds,
} from "@solodesk/contract/platform/notifications.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runInContext } from "#kernel/http/request-context.ts";
import { days } from "#kernel/time/clock.ts";
import { type Caller, call, callUnchecked } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { turnOnSecondFactor } from "#test/test-second-factor.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";
import { sendNotification } from "./send-notification.ts";
import { sweepNotifications } from "./sweep-notifications.ts";

let server: TestApp;
let seller: TestSeller;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await testSeller(server);
});
afterAll(() => server.close());

const send = (about: string, { id }: { id: string } = seller) =>
  sendNotification(server.deps.db, { userId: id, kind: "order_paid", about, path: "/orders" });
const list = async (query = "", whose: Caller = seller) =>
  (await callUnchecked(server, notifications.list, { query }, whose)).body;

test("the newest stands first, and each account sees its own", async () => {
  const other = await testSeller(server);
  for (const about of ["one", "two", "three"]) await send(about);
  await send("hers", other);
  const { data, unread, pagination } = await list("page_size=2");
  expect(data.map(({ about }) => about)).toEqual(["three", "two"]);
  expect({ unread, total: pagination.total }).toEqual({ unread: 3, total: 3 });
  expect((await list("page=2&page_size=2")).data.map(({ about }) => about)).toEqual(["one"]);
  expect((await list("", other)).data.map(({ about }) => about)).toEqual(["hers"]);
  expect((await call(server, notifications.list, { query: { page_size: 101 } }, seller)).status).toBe(422);
});

test("some are read or all are, and nobody reads another's", async () => {
  const other = await testSeller(server);
  for (const about of ["one", "two", "three"]) await send(about);
  await send("hers", other);
  const ids = (await list()).data.map(({ id }) => id);
  const hers = (await list("", other)).data.map(({ id }) => id);
  const read = await call(server, notifications.markRead, { body: { ids: [ids[0]!, ...hers] } }, seller);
  expect(read.body).toEqual({ status: true, unread: 2 });
  expect((await list("", other)).unread).toBe(1);
  const first = (await list()).data[0]!;
  expect(first.read_at).not.toBeNull();
  expect((await call(server, notifications.markRead, { body: {} }, seller)).body).toEqual({
    status: true,
    unread: 0,
  });
  // Marking again does not change when it was read.
  expect((await list()).data[0]).toEqual(first);
  expect((await call(server, notifications.markRead, { body: { ids: [] } }, seller)).status).toBe(422);
  expect((await call(server, notifications.markRead, { body: { ids: ["x"] } }, seller)).status).toBe(422);
});

test("what a session did itself it counts as read, save what touches the account; every other one hears of both", async () => {
  const account = await signUp(server);
  const { email, password } = account;
  const answer = await call(server, auth.login, { body: { email, password } });
  const other = { headers: { authorization: `Bearer ${answer.body.data.tokens.access.token}` } };
  await call(server, notifications.markRead, { body: {} }, account);
  const { user } = await server.app.authenticate(account.headers.authorization);
  const context = { address: "192.0.2.1", userAgent: "", userId: user.id, sessionId: user.sessionId };
  await runInContext(context, () => send("own", account.user));
  const [own, elsewhere] = [await list("", account), await list("", other)];
  expect([own.unread, elsewhere.unread]).toEqual([0, 1]);
  const [mine, theirs] = [own.data[0]!, elsewhere.data[0]!];
  expect(mine).toEqual({ ...theirs, read_at: theirs.created_at });
  expect(theirs).toMatchObject({ kind: "order_paid", read_at: null });
  expect(
    (await call(server, notifications.markRead, { body: { ids: [theirs.id] } }, other)).body.unread,
  ).toBe(0);
  // A thief with a stolen token shares the owner's session.
  await turnOnSecondFactor(server, account);
  const touched = await list("", account);
  expect(touched.unread).toBe(1);
  expect(touched.data[0]).toMatchObject({ kind: "security", read_at: null });
  expect((await list("", other)).unread).toBe(1);
  await call(server, notifications.markRead, { body: {} }, account);
  // An event that neither session caused is unread in both.
  await send("hers", account.user);
  expect([(await list("", account)).unread, (await list("", other)).unread]).toEqual([1, 1]);
});

test("all is on until one turns it off oneself; what keeps money and accounts safe stays on", async () => {
  const other = await testSeller(server);
  for (const kind of ["order_paid", "waitlist"] as const)
    await call(server, notifications.savePreference, { body: { kind, in_app: false } }, other);
  const preferences = async () => (await call(server, notifications.getPreferences, {}, seller)).body.data;
  const before = await preferences();
  expect(before.map(({ kind }) => kind)).toEqual([...preferenceKinds]);
  expect(before).toContainEqual({ kind: "order_paid", in_app: true, by_mail: true });
  expect(before).toContainEqual({ kind: "waitlist", in_app: true, by_mail: null });
  expect(
    (
      await call(
        server,
        notifications.savePreference,
        { body: { kind: "order_paid", by_mail: false } },
        seller,
      )
    ).status,
  ).toBe(200);
  // The two settings are independent.
  const answer = await call(
    server,
    notifications.savePreference,
    { body: { kind: "order_paid", in_app: false } },
    seller,
  );
  expect(answer.body.data).toEqual(await preferences());
  expect(await preferences()).toContainEqual({ kind: "order_paid", in_app: false, by_mail: false });
  await send("unheard");
  expect((await list()).data).toEqual([]);
  await call(server, notifications.savePreference, { body: { kind: "order_paid", in_app: true } }, seller);
  await send("heard");
  expect((await list()).data).toHaveLength(1);
  for (const kind of ["security", "payout_paid", "payout_failed", "waitlist"] as const) {
    const refused = await call(
      server,
      notifications.savePreference,
      { body: { kind, by_mail: false } },
      seller,
    );
    expect(refused.status, kind).toBe(422);
    expect(refused.refusal.fields!.by_mail, kind).toBeTruthy();
  }
  expect(
    (await callUnchecked(server, notifications.savePreference, { body: { kind: "all" } }, seller)).status,
  ).toBe(422);
});

test("what is old goes, and of each account what is more than it keeps", async () => {
  const other = await testSeller(server);
  await send("hers", other);
  await server.database.sql(
    `INSERT INTO notifications (id, user_id, kind, about, path, created_at)
     SELECT gen_random_uuid(), $1, 'order_paid', n::text, '/', now() - n * interval '1 second'
     FROM generate_series(1, $2) n`,
    [seller.id, maxNotifications + 50],
  );
  expect(await sweepNotifications(server.deps)).toMatchObject({ beyond: 50 });
  const { data, pagination } = await list("page_size=1");
  expect([data[0]?.about, pagination.total]).toEqual(["1", maxNotifications]);
  expect((await list("", other)).pagination.total).toBe(1);
  const later = {
    ...server.deps,
    clock: { now: () => new Date(server.clock.now().getTime() + days(notificationDays) + 9_000) },
  };
  await sweepNotifications(later);
  const left = await server.database.sql("SELECT 1 FROM notifications");
  expect(left).toEqual([]);
});

test("whatever people call themselves, it is one line of text", async () => {
  const names = [
    "<script>alert(1)</script>",
    "a\r\nb\u2028c\u0000d",
    "\ud800",
    "‮gnp",
    "x".repeat(5000),
    "🏳️‍🌈 Zoë",
    "'; DROP TABLE users; --",
  ];
  const whole = names.filter((name) => !/[\p{Cc}\p{Zl}\p{Cs}\u202e]|x{9}/u.test(name));
  for (const name of names) await send(name);
  const said = (await list()).data.map(({ about }) => about);
  expect(said).toHaveLength(names.length);
  expect(said).toEqual(expect.arrayContaining([...whole, "a b c d", "gnp", "x".repeat(200)]));
  for (const about of said) expect(about).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});
