// The samples are what the other tests here rest on: one that is refused for its shape would prove nothing.
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileOf, givenSamples } from "./collect-samples.ts";
import { aim, allOperationsOf, type Operation, payloadOf, sampleOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = allOperationsOf(world.server).filter(({ name }) => !name.endsWith("/stream"));
});
afterAll(() => world.server.close());

/** What ends a thing or a session comes last, or the calls after it would find nothing. */
const ends = ({ method, name }: Operation) =>
  Number(method === "DELETE" || name.includes("unselect")) +
  2 * Number(/logout|set-password|\/sessions$/.test(name));

test("every call that takes nothing without a body or parameters has a sample in its feature's folder", () => {
  expect(operations.length).toBeGreaterThanOrEqual(25);
  const missing = operations.filter((operation) => {
    const { params, query, body } = sampleOf(operation, world.targets);
    const given = { ...params, ...query };
    return !operation.required.every((name) => name in given) || (operation.hasBody && body === undefined);
  });
  expect(missing.map(({ id }) => `${id} has no sample: write it in ${fileOf(id)}`)).toEqual([]);
  const calls = operations.map(({ id }) => `${basename(fileOf(id))}: ${id.split(".")[1]}`);
  expect(givenSamples(world.targets).filter((name) => !calls.includes(name))).toEqual([]);
});

test("every sample is accepted from its rightful owner", async () => {
  const wrong: Record<string, number> = {};
  for (const operation of operations.toSorted((a, b) => ends(a) - ends(b))) {
    const { statusCode } = await world.server.http.inject({
      method: operation.method,
      url: aim(operation, world.targets),
      headers: world.a.headers,
      ...payloadOf(operation, world.targets),
    });
    const { refused } = sampleOf(operation, world.targets);
    if (refused === undefined ? statusCode >= 300 : statusCode !== refused) wrong[operation.id] = statusCode;
  }
  expect(wrong).toEqual({});
});
