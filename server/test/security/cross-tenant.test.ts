import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, changedReads, foundRows, leaksOf, namingRows, type World } from "./cross-tenant.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

let world: World;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
});
afterAll(() => world.server.close());

test("F1: what A has changes nothing of what B reads", async () => {
  expect(Object.keys(world.readsOfB).length).toBeGreaterThanOrEqual(50);
  expect(await changedReads(world)).toEqual([]);
});

test("F1: a call that names one of A's rows answers 404, never 403", async () => {
  expect(namingRows(world).length).toBeGreaterThanOrEqual(5);
  expect(await foundRows(world)).toEqual([]);
});

test("F1: no call lets another seller or a stranger see or change A's rows", async () => {
  const { targets, targetsOfB, b, c } = world;
  expect(await leaksOf(world, { headers: b.headers, targets })).toEqual([]);
  expect(await leaksOf(world, { headers: c.headers, targets })).toEqual([]);
  expect(await leaksOf(world, { headers: {}, targets })).toEqual([]);
  expect(await leaksOf(world, { headers: b.headers, targets: targetsOfB }), "B's own").toEqual([]);
});

test("F1: without a token every call for signed-in users is 401, with the cookie alone too (E11)", async () => {
  const cookie = { cookie: `JWT_TOKEN=${world.a.headers.authorization.slice("Bearer ".length)}` };
  for (const operation of operations.filter(({ needsUser }) => needsUser)) {
    expect((await ask(world, operation, {})).statusCode, operation.name).toBe(401);
    expect((await ask(world, operation, cookie)).statusCode, operation.name).toBe(401);
  }
});
