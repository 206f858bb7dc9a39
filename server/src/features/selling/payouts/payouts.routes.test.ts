import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#kernel/config/config.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { earn, german, paypal, testEarner } from "#test/test-payouts.ts";
import { testSeller } from "#test/test-seller.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const usd = (amount: number) => ({ amount, currency: "USD" });
const emails = (userId: string) =>
  server.database.sql<{ kind: string; subject: string; text: string }>(
    "SELECT kind, subject, text FROM mails WHERE user_id = $1 ORDER BY created_at, id",
    [userId],
  );
const add = (headers: object, payload: object) =>
  callUnchecked(server, payouts.addDestination, { body: payload }, { headers: { ...headers } });

test("a destination is kept encrypted, shown masked, and told to its owner at once", async () => {
  const seller = await testEarner(server, 0);
  server.clock.advance(1);
  const answer = await add(seller.headers, { ...german, iban: "de89 3704 0044 0532 0130 00" });
  expect(answer.status).toBe(201);
  const { data } = answer.body;
  expect(data).toMatchObject({ kind: "bank", masked: "DE •••• 3000" });
  expect(Date.parse(data.usable_from)).toBe(server.clock.now().getTime());
  const listed = (await call(server, payouts.listDestinations, {}, seller)).body;
  expect(listed.data.map(({ masked }) => masked)).toEqual(["a•••@example.com", "DE •••• 3000"]);

  const tables = await server.database.sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of tables) {
    const rows = await server.database.sql(`SELECT FROM ${name} t WHERE t::text ILIKE '%0532013000%'`);
    expect(rows, name).toEqual([]);
  }
  expect(server.logged()).not.toContain("0532013000");
  const [email] = await emails(seller.id);
  expect(email).toMatchObject({
    kind: "destination_added",
    subject: "New payout account: DE •••• 3000",
  });
});

test.each([
  [{ ...german, iban: "DE89370400440532013001" }, "iban", "This IBAN isn't right"],
  [{ ...german, country: "FR" }, "iban", "This IBAN is from another country."],
  [{ ...german, iban: undefined }, "iban", "Enter the IBAN."],
  [{ ...german, account_number: "12345678" }, "account_number", "The IBAN is enough"],
  [{ ...german, country: "US" }, "iban", "Accounts in this country have no IBAN"],
  [american({ routing_number: "021000022" }), "routing_number", "This routing number isn't right"],
  [american({ routing_number: "000000000" }), "routing_number", "This routing number isn't right"],
  [american({ account_number: "12A" }), "account_number", "Enter the 4 to 17 digits"],
  [american({ country: "AU", account_number: "" }), "account_number", "Enter the account number."],
  [american({ country: "AU", routing_number: "=1+1" }), "routing_number", "Use digits and letters only."],
  [american({ country: "XX" }), "country", "Pick a country."],
  [{ ...paypal, email: "nobody" }, "email", "Enter an email address"],
])("%j: %s", async (payload, field, words) => {
  const answer = await add((await testSeller(server)).headers, payload);
  expect(answer.status).toBe(422);
  expect(answer.refusal.fields![field]).toContain(words);
});

function american(more: object) {
  return {
    kind: "bank",
    holder: "Ada Byron",
    country: "US",
    routing_number: "021000021",
    account_number: "123456789",
    ...more,
  };
}

test("accounts of other countries are taken as these name them", async () => {
  const { headers } = await testSeller(server);
  const masked = async (payload: object) => (await add(headers, payload)).body.data.masked;
  expect(await masked(american({ routing_number: "0210-0002-1" }))).toBe("US •••• 6789");
  expect(
    await masked(american({ country: "AU", routing_number: "062000", account_number: "1234 5678" })),
  ).toBe("AU •••• 5678");
  expect(await masked(american({ country: "JP", routing_number: undefined, account_number: "12345" }))).toBe(
    "JP •••• 45",
  );
  expect(await masked({ ...german, country: "RE", iban: "FR1420041010050500013M02606" })).toBe(
    "RE •••• 2606",
  );
  expect((await add(headers, { kind: "paypal", email: "Ünal@example.com" })).status).toBe(422);
});

test("adding a destination and withdrawing need a fresh confirmation", async () => {
  const seller = await testEarner(server, 5000);
  server.clock.advance(minutes(6));
  const refusals = [await add(seller.headers, paypal), await seller.request(5000)];
  expect(refusals.map((answer) => [answer.status, answer.code])).toEqual([
    [403, "confirmation_required"],
    [403, "confirmation_required"],
  ]);
  expect((await call(server, payouts.list, {}, seller)).body.available).toEqual(usd(5000));
});

test("where nothing else is said a new destination waits for a day", async () => {
  const { PAYOUT_DELAY_HOURS } = readConfig({}, "");
  const production = await testApp({ PAYOUT_DELAY_HOURS });
  const seller = await testEarner(production, 5000);
  const answer = await call(production, payouts.addDestination, { body: paypal }, seller);
  const { data } = answer.body;
  expect(Date.parse(data.usable_from)).toBe(production.clock.now().getTime() + days(1));
  expect((await seller.request(5000, data.id)).refusal).toMatchObject({ code: "destination_not_usable" });
  production.clock.advance(days(1));
  const confirm = "UPDATE sessions SET confirmed_at = $1 WHERE user_id = $2";
  await production.database.sql(confirm, [production.clock.now(), seller.id]);
  const { token } = await accessTokens(
    production.deps.secrets,
    production.clock,
    production.deps.newId,
  ).issue({
    id: seller.id,
    sessionId: seller.sessionId,
  });
  seller.headers.authorization = `Bearer ${token}`;
  expect((await seller.request(5000, data.id)).status).toBe(201);
  await production.close();
});

test("a withdrawal: preview, request, what it is made of, and back again", async () => {
  const seller = await testEarner(server, 1000);
  for (const [amount, order] of [
    [2000, "1043"],
    [-500, "1042"],
    [3000, "1044"],
  ] as const)
    await earn(server.deps, seller.id, amount, order);
  const { data: preview } = (await call(server, payouts.preview, { query: { amount: "2600" } }, seller)).body;
  expect(preview).toMatchObject({ amount: usd(2600), available: usd(5500), row_count: 3, held: [] });
  expect(preview.rows.map(({ order_number, amount }) => [order_number, amount.amount])).toEqual([
    ["1042", 500],
    ["1043", 2000],
    ["1044", 100],
  ]);
  const answer = await seller.request(2600);
  expect(answer.status).toBe(201);
  const { data: payout } = answer.body;
  expect(payout).toMatchObject({
    amount: usd(2600),
    status: "requested",
    destination: { id: seller.destinationId, masked: "a•••@example.com" },
    reason: "",
    settled_at: null,
  });
  const page = (await call(server, payouts.listRows, { params: { id: payout.id } }, seller)).body;
  expect(page.data).toEqual(preview.rows);
  const second = (
    await callUnchecked(
      server,
      payouts.listRows,
      { params: { id: payout.id }, query: { page: "2", page_size: "2" } },
      seller,
    )
  ).body;
  expect([second.data, second.pagination.total]).toEqual([preview.rows.slice(2), 3]);

  const list = (await call(server, payouts.list, {}, seller)).body;
  expect(list).toMatchObject({
    available: usd(2900),
    pending: usd(2600),
    minimum: usd(1000),
    receivable: usd(0),
  });
  const next = (await call(server, payouts.preview, {}, seller)).body;
  expect(next.data).toMatchObject({
    amount: usd(2900),
    rows: [{ order_number: "1044", amount: usd(2900) }],
    held: [{ description: "Withdrawal to a•••@example.com", amount: usd(2600), frees_at: null }],
    held_count: 1,
  });
  const over = (await call(server, payouts.preview, { query: { amount: "99999" } }, seller)).body;
  expect(over.data.amount).toEqual(usd(2900));

  expect((await seller.cancel(payout.id)).body).toMatchObject({ data: { status: "cancelled" } });
  expect((await seller.cancel(payout.id)).refusal).toMatchObject({ code: "invalid_transition" });
  expect((await call(server, payouts.list, {}, seller)).body).toMatchObject({
    available: usd(5500),
    pending: usd(0),
  });
  // Returned money is at the end of the line, and no row of it is taken twice.
  const again = (await call(server, payouts.preview, {}, seller)).body;
  expect(again.data.rows.map(({ description, amount }) => [description, amount.amount])).toEqual([
    ["Order 1044 released", 2900],
    ["Withdrawal to a•••@example.com cancelled", 2600],
  ]);
  expect((await emails(seller.id)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["payout_requested", "Withdrawal requested: $26.00 to a•••@example.com"],
  ]);
});

test("a removed destination takes nothing more, and what is on its way goes on", async () => {
  const seller = await testEarner(server, 5000);
  const { data: payout } = (await seller.request(2000)).body;
  const remove = () =>
    call(server, payouts.removeDestination, { params: { id: seller.destinationId } }, seller);
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  expect((await seller.request(2000)).status).toBe(404);
  expect((await call(server, payouts.listDestinations, {}, seller)).body.data).toEqual([]);
  expect(await seller.status(payout.id)).toEqual(payout);
});

test("what is another's is not found, and the same key asks once", async () => {
  const [seller, other] = [await testEarner(server, 5000), await testEarner(server, 5000)];
  expect((await other.request(2000, seller.destinationId)).status).toBe(404);
  const { data } = (await seller.request(2000)).body;
  expect((await other.cancel(data.id)).status).toBe(404);
  expect((await call(server, payouts.listRows, { params: { id: data.id } }, other)).refusal).toMatchObject({
    code: "not_found",
  });
  const once = () =>
    call(
      server,
      payouts.request,
      { body: { amount: 1000, destination_id: seller.destinationId } },
      { headers: { ...seller.headers, "idempotency-key": "once" } },
    );
  expect((await once()).body).toEqual((await once()).body);
  expect((await call(server, payouts.list, {}, seller)).body.available).toEqual(usd(2000));
});

test.each([
  [0, 422],
  [-1, 422],
  [0.001, 422],
  [2 ** 53, 422],
  ["10", 422],
  [[10], 422],
  [null, 422],
  [999, 422],
  [5001, 409],
])("D8: an amount of %j is refused, and nothing is written", async (amount, status) => {
  const seller = await testEarner(server, 5000);
  const answer = await seller.request(amount);
  expect(answer.status).toBe(status);
  if (status === 422) expect(Object.keys(answer.refusal.fields!)).toEqual(["amount"]);
  expect(await server.database.sql("SELECT FROM payouts WHERE user_id = $1", [seller.id])).toEqual([]);
});

test("D8: a number that is none is no JSON", async () => {
  const { headers, destinationId } = await testEarner(server, 5000);
  const answer = await server.http.inject({
    method: "POST",
    url: `${M}/payout/create`,
    headers: { ...headers, "content-type": "application/json" },
    payload: `{"amount":NaN,"destination_id":"${destinationId}"}`,
  });
  expect(answer.statusCode).toBe(400);
});
