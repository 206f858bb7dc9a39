// The operator's calls: whoever does not run the installation learns nothing by them and changes nothing.
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "../call.ts";
import { signUp } from "../test-account.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { OPERATOR, testOperator } from "../test-operator.ts";
import { formOf } from "../test-pictures.ts";
import { turnOnSecondFactor } from "../test-second-factor.ts";
import { samplesOf } from "./collect-samples.ts";
import { OPERATORS } from "./operations.ts";
import { targetsOfNobody } from "./targets-of-nobody.ts";

let server: TestApp;
/** With its name in the contract. */
type Operation = [id: string, endpoint: Endpoint];
let operations: Operation[];
beforeAll(async () => {
  server = await testApp({ OPERATOR_EMAILS: ` Second@Example.com, third@example.com,${OPERATOR}` });
  operations = [...(await readContract()).endpoints].filter(([, { path }]) => path.startsWith(OPERATORS));
});
afterAll(() => server.close());

const confirmAddress = (id: string) =>
  server.database.sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [id]);

/** The status that each call is refused with, and its sentence. */
async function refusals(as?: Caller): Promise<Set<string>> {
  const answers = await Promise.all(
    operations.map(async ([, { method, path }]) => {
      const url = path.replaceAll(/:\w+/g, server.deps.newId());
      const { statusCode, body } = await server.http.inject({ method, url, headers: as?.headers ?? {} });
      return statusCode === 200 ? "200" : `${statusCode} ${JSON.parse(body).error}`;
    }),
  );
  return new Set(answers);
}

test("each call under /api/operator is for operators, and no other call is", async () => {
  expect(operations.length).toBeGreaterThanOrEqual(8);
  const { endpoints } = await readContract();
  for (const { path, access } of endpoints.values())
    expect(access === "operator", path).toBe(path.startsWith(OPERATORS));
});

test("visitors, sellers, and operators with an unconfirmed address or without a second factor are refused", async () => {
  expect(await refusals()).toEqual(new Set(["401 Log in to continue."]));

  const others = new Set(["403 Only the people who run this installation can do this."]);
  const seller = await signUp(server);
  await confirmAddress(seller.user.id);
  await turnOnSecondFactor(server, seller);
  expect(await refusals(seller)).toEqual(others);
  const profileOf = async (caller: Caller) => (await call(server, auth.getProfile, {}, caller)).body.data;
  expect(await profileOf(seller)).not.toHaveProperty("operator");

  const second = await signUp(server, { email: "second@example.com" });
  await turnOnSecondFactor(server, second);
  expect(await refusals(second), "anybody may write this address into the form").toEqual(others);
  expect(await profileOf(second)).not.toHaveProperty("operator");

  const early = await signUp(server, { email: "third@example.com" });
  await confirmAddress(early.user.id);
  expect(await refusals(early)).toEqual(
    new Set([
      "403 Turn on two-step sign-in under Settings first: an operator can see the data of all sellers.",
    ]),
  );
  expect(await profileOf(early)).toHaveProperty("operator", true);
  await turnOnSecondFactor(server, early);
  // They are let in; without a body most calls are then refused for what they were sent.
  expect([...(await refusals(early))].filter((refusal) => refusal.startsWith("403"))).toEqual([]);
});

const targets = () => targetsOfNobody(server.deps.newId, {});

/** Sends an operation its sample, with `extra` in its body. */
async function send([id, { method, path, upload }]: Operation, as: Caller, extra: object = {}) {
  const [{ params = {}, query = {}, body }] = samplesOf(id, targets());
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? server.deps.newId());
  return server.http.inject({
    method,
    url,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: as.headers,
    ...(body !== undefined && { payload: { ...body, ...extra } }),
    ...(upload && { payload: formOf(["file", Buffer.from("sku,name,price\n"), "products.csv"]) }),
  });
}

test("each act that asks again does so of an operator whose session proved nothing for five minutes", async () => {
  const operator = await testOperator(server);
  await server.database.sql("UPDATE sessions SET confirmed_at = $1", [
    after(server.clock.now(), -minutes(5)),
  ]);
  const asking = operations.filter(([, { refuses }]) => refuses?.includes("confirmation_required"));
  expect(asking.length).toBeGreaterThanOrEqual(10);
  for (const operation of asking) {
    const answer = await send(operation, operator);
    expect([operation[0], answer.statusCode, answer.json().code]).toEqual([
      operation[0],
      403,
      "confirmation_required",
    ]);
  }
  const bodied = operations.filter(([id]) => samplesOf(id, targets())[0].body !== undefined);
  expect(bodied.length).toBeGreaterThanOrEqual(5);
  for (const operation of bodied) {
    const answer = await send(operation, operator, { role: "owner" });
    expect([operation[0], answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([
      operation[0],
      422,
      ["role"],
    ]);
  }
});

test("a session that has ended is refused, and ends nothing else", async () => {
  const { headers, user } = await signUp(server);
  await server.database.sql("UPDATE sessions SET revoked_at = now() WHERE user_id = $1", [user.id]);
  // A rejection that nobody waits for would end the process.
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  expect(await refusals({ headers })).toEqual(new Set(["401 Log in to continue."]));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
