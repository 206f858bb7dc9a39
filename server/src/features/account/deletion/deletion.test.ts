import { deletion } from "@solodesk/contract/account/deletion.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anonymised,
  deletedTablesOfStore,
  deletedTablesOfUser,
  kept,
} from "#features/account/data-exports/personal-data.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestBilling, testBilling } from "#test/test-billing.ts";
import { deleteAccounts } from "./delete-accounts.ts";

let billing: TestBilling;
beforeAll(async () => {
  billing = await testBilling();
});
afterAll(() => billing.server.close());

type Account = Awaited<ReturnType<typeof signUp>>;
const sql = (statement: string, values?: unknown[]) =>
  billing.server.database.sql<Record<string, unknown>>(statement, values);
/** As if the user had just entered the password in the session of the registration. */
const fresh = async ({ user, tokens }: Account) => {
  const [, payload = ""] = tokens.access.token.split(".");
  const sessionId: string = JSON.parse(Buffer.from(payload, "base64url").toString()).sid;
  const seller = { id: user.id, sessionId, headers: { authorization: "" } };
  await billing.confirm(seller);
  return seller;
};
const ask = async (account: Account, body: object = {}) =>
  call(
    billing.server,
    deletion.request,
    { body: { confirm: account.email, ...body } },
    await billing.callerOf(await fresh(account)),
  );
const stateOf = async (account: Account) =>
  (await call(billing.server, deletion.get, {}, await billing.callerOf(await fresh(account)))).body.data;

async function openStore({ user }: Account, websiteUrl: string, word = "Plain"): Promise<string> {
  const id = billing.deps.newId();
  await sql(
    `WITH claimed AS (INSERT INTO website_urls VALUES ($3, $1, NULL))
     INSERT INTO stores (id, user_id, name, website_url, tagline, description, category, currency, country, timezone,
       email, phone, address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, published, version,
       created_at, updated_at)
     VALUES ($1, $2, $5, $3, $5, $5, '', 'USD', 'US', 'America/New_York', $5, '', $5, '#2f6f5e', '{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[],"time_off":[]}', 15,
       60, 90, true, 1, $4, $4)`,
    [id, user.id, websiteUrl, billing.clock.now(), word],
  );
  return id;
}

async function book(storeId: string, startsAt: Date, word = "Plain"): Promise<void> {
  const endsAt = new Date(startsAt.getTime() + minutes(30));
  await sql(
    `INSERT INTO appointments (id, store_id, number, version, status, title, customer_name, customer_email, customer_phone, notes,
       price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at, updated_at)
     VALUES ($1, $2, 1, 1, 'Confirmed', $5, $5, $5, '', $5, 0,
       'store_page', $3::timestamptz, $4::timestamptz, 'UTC', $3::timestamptz AT TIME ZONE 'UTC', $4::timestamptz, $3::timestamptz,
       $3::timestamptz)`,
    [billing.deps.newId(), storeId, startsAt, endsAt, word],
  );
}

const inDays = (count: number) => new Date(billing.clock.now().getTime() + days(count));

test("every table that says whose its rows are has its end written down", async () => {
  const found = await sql(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('user_id', 'store_id', 'buyer_id')`,
  );
  const told = new Set([...deletedTablesOfStore, ...deletedTablesOfUser, ...anonymised.keys(), ...kept]);
  expect(found.map(({ name }) => String(name)).filter((name) => !told.has(name))).toEqual([]);
});

test("what is still to be done stands in the way, each with what to do about it", async () => {
  const account = await signUp(billing.server, { email: "busy@example.com" });
  const storeId = await openStore(account, "busy-shop");
  await book(storeId, inDays(3));
  const refused = await ask(account);
  expect(refused.status).toBe(409);
  expect(refused.refusal).toMatchObject({
    code: "deletion_blocked",
    reasons: [{ code: "appointments", reason: "A customer has an appointment.", path: "/appointments" }],
  });
  await sql("UPDATE appointments SET status = 'Cancelled' WHERE store_id = $1", [storeId]);
  expect((await ask(account, { confirm: "other@example.com" })).refusal).toMatchObject({
    fields: { confirm: "This isn't your email." },
  });
  expect((await ask(account)).status).toBe(202);
  expect((await ask(account)).refusal).toMatchObject({ code: "invalid_transition" });
});

test("until its days are over it can be called off: the store is back, and so is nothing lost", async () => {
  const { server } = billing;
  const account = await signUp(server, { email: "unsure@example.com" });
  const payload = { email: account.email, password: account.password };
  const other = await call(server, auth.login, { body: payload });
  const elsewhere = { authorization: `Bearer ${other.body.data.tokens.access.token}` };
  const storeId = await openStore(account, "unsure-shop");
  expect((await ask(account, { confirm: "UNSURE@example.com" })).status).toBe(202);
  const published = async () =>
    (await sql("SELECT published FROM stores WHERE id = $1", [storeId]))[0]?.["published"];
  expect(await published()).toBe(false);
  expect((await call(server, auth.getProfile, {}, { headers: elsewhere })).status).toBe(401);
  expect(await stateOf(account)).toMatchObject({
    deletesAt: inDays(14).toISOString(),
    days: 14,
    reasons: [],
  });
  const owner = await billing.callerOf(await fresh(account));
  const publish = { body: { published: true } };
  expect((await call(server, store.edit, publish, owner)).refusal).toMatchObject({
    code: "invalid_transition",
  });
  expect(await published()).toBe(false);
  const profile = await call(server, auth.getProfile, {}, owner);
  expect(profile.body.data).toMatchObject({ deletesAt: inDays(14).toISOString() });
  expect(await deleteAccounts(billing.deps)).toBe(0);
  expect((await call(server, deletion.cancel, {}, owner)).status).toBe(204);
  expect((await call(server, deletion.cancel, {}, owner)).status).toBe(409);
  expect(await published()).toBe(true);
  expect(await stateOf(account)).toMatchObject({ deletesAt: null });
  const mails = await sql(
    "SELECT kind FROM mails WHERE user_id = $1 AND kind LIKE 'deletion%' ORDER BY kind DESC",
    [account.user.id],
  );
  expect(mails.map(({ kind }) => kind)).toEqual(["deletion_requested", "deletion_cancelled"]);
});

test("then it is gone, once, with everything that says who it was; the books stay true and the address is kept", async () => {
  const { server, deps, clock } = billing;
  const name = "Xylophone Quux";
  const account = await signUp(server, { name, email: "xylophone@example.net" });
  const seller = await fresh(account);
  await billing.paid(seller, "pro-month");
  await billing.adjust(seller, 1234);
  const storeId = await openStore(account, "xylophone-shop", "Xylophone");
  await book(storeId, inDays(-3), "Xylophone");
  const refused = await ask(account);
  expect(refused.refusal.fields).toEqual({
    giveUpWallet: "Confirm that you give up the $12.34 in your wallet.",
  });
  expect((await ask(account, { giveUpWallet: true })).status).toBe(202);
  await sql("UPDATE users SET deletes_at = deletes_at + interval '1 year' WHERE email LIKE 'busy%'");
  clock.advance(days(14));
  const done = await Promise.all(Array.from({ length: 5 }, () => deleteAccounts(deps)));
  expect(done.toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect(server.logged()).not.toContain("works failed");
  expect(await placesOf("xylophone")).toEqual(["website_urls.website_url"]);
  expect(await billing.wallet(seller)).toMatchObject({ recharged: 0, earnings: 0 });
  const [plan] = await sql("SELECT status FROM subscriptions WHERE user_id = $1", [account.user.id]);
  expect(plan?.["status"]).toBe("cancelled");
  const [held] = await sql("SELECT held_until FROM website_urls WHERE website_url = 'xylophone-shop'");
  expect(held?.["held_until"]).toEqual(inDays(90));
  expect(await sql("SELECT FROM audit_entries WHERE user_id = $1", [account.user.id])).toEqual([]);
  const { email, password } = account;
  const login = await call(server, auth.login, { body: { email, password } });
  expect(login.refusal).toMatchObject({ code: "invalid_credentials" });
  await expect(sql("UPDATE users SET name = 'Back' WHERE id = $1", [account.user.id])).rejects.toThrow(
    "is deleted",
  );
  expect((await signUp(server, { email })).user.id).not.toBe(account.user.id);
});

test("what came to the wallet since, and what is just being paid, makes it wait", async () => {
  const { server, deps, clock } = billing;
  const account = await signUp(server, { email: "waiting@example.com" });
  const seller = await fresh(account);
  expect((await ask(account)).status).toBe(202);
  await billing.adjust(seller, 700);
  clock.advance(days(14));
  expect(await deleteAccounts(deps)).toBe(0);
  expect(await stateOf(account)).toMatchObject({
    reasons: [
      { code: "wallet", reason: "$7.00 was added to your wallet since you asked to delete your account." },
    ],
  });
  const owner = await billing.callerOf(await fresh(account));
  expect((await call(server, deletion.cancel, {}, owner)).status).toBe(204);
  expect((await ask(account, { giveUpWallet: true })).status).toBe(202);
  clock.advance(days(14));
  const [{ id: paid } = {}] = await sql(
    `INSERT INTO payments (id, purpose, project_id, user_id, gateway, status, amount, credits, currency, refunded, email,
       description, return_path, save_method, expires_at, check_at, created_at)
     VALUES ($1, 'plan', 'p', $2, 'sandbox', 'created', 100, 0, 'USD', 0, '', '', '/billing', false, $3, $3, $3) RETURNING id`,
    [deps.newId(), account.user.id, inDays(1)],
  );
  expect(await stateOf(account)).toMatchObject({ reasons: [{ code: "payments" }] });
  expect(await deleteAccounts(deps)).toBe(0);
  await sql("UPDATE payments SET status = 'expired' WHERE id = $1", [paid]);
  const storeId = await openStore(account, "waiting-shop");
  await sql(
    `INSERT INTO orders (id, store_id, number, version, status, payment_id, gateway, customer_name, customer_email,
       customer_phone, currency, subtotal, shipping, tax, total, wholesale, fee, placed_at, updated_at)
     VALUES ($1, $2, 1, 1, 'pending_payment', $3, 'sandbox', 'Grace', '', '', 'USD', 100, 0, 0, 100, 0, 0, $4, $4)`,
    [deps.newId(), storeId, paid, clock.now()],
  );
  expect(await stateOf(account)).toMatchObject({ reasons: [{ code: "unpaid" }] });
  expect((await stateOf(await signUp(server))).reasons, "in nobody else's way").toEqual([]);
});

/** Returns the columns of the database that still contain a word. */
async function placesOf(word: string): Promise<string[]> {
  const columns = await sql(
    `SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'sandbox%'
       AND data_type IN ('text', 'jsonb', 'ARRAY', 'character varying')`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const [hit] = await sql(
      `SELECT 1 FROM ${String(table)} WHERE "${String(column)}"::text ILIKE $1 LIMIT 1`,
      [`%${word}%`],
    );
    if (hit) found.push(`${String(table)}.${String(column)}`);
  }
  return found;
}

test("the server takes nothing out of the audit log, and writes over nothing there", async () => {
  const { deps } = billing;
  for (const statement of [
    "DELETE FROM audit_entries",
    "UPDATE audit_entries SET about = ''",
    "TRUNCATE audit_entries",
    "INSERT INTO audit_entries (user_id, event, about, device, address, at) SELECT id, 'signed_in', '', '', '', '2020-01-01' FROM users LIMIT 1",
  ])
    await expect(deps.db.execute(statement), statement).rejects.toMatchObject({ cause: { code: "42501" } });
  await expect(sql("UPDATE audit_entries SET about = 'x'")).rejects.toThrow("the books only grow");
});
