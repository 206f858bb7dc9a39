// An API token reaches what the contract marks for the assistant, and nothing else, whatever is asked.
import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { call } from "../call.ts";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";

import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let marks: Map<string, "read" | "propose" | undefined>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  marks = new Map([...(await readContract()).endpoints].map(([id, { agent }]) => [id, agent]));
  operations = operationsOf(world.server);
});
afterAll(() => world.server.close());

async function tokenOf(scopes: ["read"] | ["read", "propose"]): Promise<Record<string, string>> {
  const body = { name: "Program", scopes, expires_in_days: 30 } as const;
  const { token } = (await call(world.server, tokens.create, { body }, world.a)).body.data;
  return { ...world.a.headers, authorization: `Bearer ${token}` };
}
const send = (operation: Operation, headers: Record<string, string>) =>
  world.server.http.inject({
    method: operation.method,
    url: aim(operation, world.targets),
    headers,
    ...payloadOf(operation, world.targets),
  });

describe.each([[["read"]], [["read", "propose"]]] as const)("with the scopes %s", (scopes) => {
  test("every call that isn't marked is refused, and changes nothing", async () => {
    const headers = await tokenOf([...scopes] as ["read"]);
    // Its use is noted once a minute.
    await world.server.http.inject({ url: `${M}/user/orders`, headers });
    const before = await world.rowsOfA();
    const reached: string[] = [];
    const unmarked = operations.filter(({ id }) => marks.get(id) === undefined);
    expect(unmarked.length).toBeGreaterThan(100);
    for (const operation of unmarked.filter(({ needsUser }) => needsUser)) {
      const { statusCode } = await send(operation, headers);
      if (statusCode !== 403) reached.push(`${operation.name}: ${statusCode}`);
    }
    expect(reached).toEqual([]);
    expect(await world.rowsOfA()).toEqual(before);
  });

  test("every read that is marked is answered", async () => {
    const headers = await tokenOf([...scopes] as ["read"]);
    for (const operation of operations.filter(({ id }) => marks.get(id) === "read"))
      expect([operation.name, (await send(operation, headers)).statusCode]).toEqual([operation.name, 200]);
  });
});

test("what may be called without signing in isn't called for the token's owner", async () => {
  const headers = await tokenOf(["read", "propose"]);
  const either = operations.filter(({ id, needsUser }) => !needsUser && marks.get(id) === undefined);
  const { endpoints } = await readContract();
  const asked = either.filter(({ id }) => endpoints.get(id)?.access === "either");
  expect(asked.length).toBeGreaterThan(0);
  for (const operation of asked)
    expect([operation.name, (await send(operation, headers)).statusCode]).toEqual([operation.name, 403]);
});
