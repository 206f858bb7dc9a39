import { audit } from "@solodesk/contract/identity/audit.ts";
import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { people } from "@solodesk/contract/operator/people.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { confirmNow } from "#test/confirm-now.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { OPERATOR, testOperator } from "#test/test-operator.ts";
import { type TestSeller, testSeller } from "#test/test-seller.ts";

let server: TestApp;
let operator: Caller & { user: { id: Id } };
let owner: TestSeller;
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: OPERATOR });
  operator = await testOperator(server);
  owner = await testSeller(server);
});
afterAll(() => server.close());

const reason = "Asked why an order is missing";
const askToView = (id: Id) => call(server, people.view, { params: { id }, body: { reason } }, operator);

async function view(id = owner.id): Promise<Caller> {
  await confirmNow(server);
  const { token } = (await askToView(id)).body.data;
  return { headers: { authorization: `Bearer ${token}` } };
}

const reads = async (as: Caller) => (await call(server, auth.getProfile, {}, as)).status;

test("the operator confirms who they are, and the owner reads who looked, when and why", async () => {
  await server.database.sql("UPDATE sessions SET confirmed_at = '2020-01-01'");
  expect((await askToView(owner.id)).code).toBe("confirmation_required");
  const before = (await call(server, audit.list, {}, owner)).body.pagination.total;
  const [mails] = await server.database.sql<{ count: number }>(
    "SELECT count(*)::int FROM mails WHERE kind = 'account_viewed'",
  );
  const viewer = await view();
  const { data, pagination } = (await call(server, audit.list, {}, owner)).body;
  expect(pagination.total).toBe(before + 1);
  expect(data[0]).toMatchObject({
    event: "account_viewed",
    words: `Account viewed by ${OPERATOR}: ${reason}`,
    at: expect.stringMatching(/^\d{4}-/),
    device: "",
    address: "",
  });
  const letters = await server.database.sql<{ subject: string; text: string }>(
    "SELECT subject, text FROM mails WHERE kind = 'account_viewed' ORDER BY created_at DESC, id DESC",
  );
  expect(letters).toHaveLength(mails!.count + 1);
  expect(letters[0]?.text).toContain(`Olga Operator (${OPERATOR})`);
  expect(letters[0]?.text).toContain(reason);
  expect((await call(server, auth.getProfile, {}, viewer)).body.data).toMatchObject({ id: owner.id });
});

test("nobody views an operator, or an account that is not there", async () => {
  await confirmNow(server);
  expect((await askToView(operator.user.id)).code).toBe("forbidden");
  expect((await askToView(server.deps.newId())).code).toBe("not_found");
  const entries = "SELECT FROM audit_entries WHERE user_id = $1 AND event = 'account_viewed'";
  expect(await server.database.sql(entries, [operator.user.id])).toEqual([]);
});

test("a view ends once the account is deleted", async () => {
  const leaving = await testSeller(server);
  const viewer = await view(leaving.id);
  expect(await reads(viewer)).toBe(200);
  await server.database.sql("UPDATE users SET deletes_at = now(), deleted_at = now() WHERE id = $1", [
    leaving.id,
  ]);
  expect(await reads(viewer)).toBe(401);
  expect((await askToView(leaving.id)).code).toBe("not_found");
});

test("a view ends with the role, the second factor, and the operator's session, and after 30 minutes", async () => {
  const { config } = server.deps;
  const { sql } = server.database;
  const viewer = await view();
  expect(await reads(viewer)).toBe(200);
  const during = async (change: () => unknown, undo: () => unknown) => {
    await change();
    const status = await reads(viewer);
    await undo();
    return [status, await reads(viewer)];
  };
  const noRole = () => Object.assign(config, { OPERATOR_EMAILS: "other@example.com" });
  expect(await during(noRole, () => Object.assign(config, { OPERATOR_EMAILS: OPERATOR }))).toEqual([
    401, 200,
  ]);
  const ofOperator = [operator.user.id];
  const setFactor = (at: string) =>
    sql(`UPDATE second_factors SET enabled_at = ${at} WHERE user_id = $1`, ofOperator);
  expect(
    await during(
      () => setFactor("NULL"),
      () => setFactor("now()"),
    ),
  ).toEqual([401, 200]);
  const setEnded = (at: string) =>
    sql(`UPDATE sessions SET revoked_at = ${at} WHERE user_id = $1`, ofOperator);
  expect(
    await during(
      () => setEnded("now()"),
      () => setEnded("NULL"),
    ),
  ).toEqual([401, 200]);
  server.clock.advance(minutes(30) - 1000);
  expect(await reads(viewer)).toBe(200);
  server.clock.advance(1000);
  expect((await call(server, secondFactor.get, {}, viewer)).code).toBe("token_expired");
});
