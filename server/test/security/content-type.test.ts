import { afterAll, beforeAll, expect, test } from "vitest";
import { aim, type Operation, operationsOf, sampleOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server).filter(({ hasBody, takesFile }) => hasBody || takesFile);
});
afterAll(() => world.server.close());

const contentTypes = [
  "application/json\t",
  "application/json ",
  " application/json",
  "APPLICATION/JSON",
  "application/json;charset=utf-16",
  "application/json; boundary=x",
  "application/json,text/plain",
  "application/vnd.api+json",
  "application/problem+json",
  "text/json",
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "*/*",
  "application/jsonx",
  "application/json\u00a0",
  "",
];

test("F8: whatever the content type says, no body gets past its schema", async () => {
  const before = await world.rowsOfA();
  for (const operation of operations) {
    const body = JSON.stringify({ ...sampleOf(operation, world.targets).body, smuggled: 1 });
    for (const type of [...contentTypes, undefined]) {
      const answer = await world.server.http.inject({
        method: operation.method,
        url: aim(operation, world.targets),
        headers: { ...world.a.headers, ...(type !== undefined && { "content-type": type }) },
        payload: body,
      });
      expect([400, 415, 422], `${operation.name} as ${JSON.stringify(type)}: ${answer.statusCode}`).toContain(
        answer.statusCode,
      );
    }
  }
  expect(await world.rowsOfA()).toBe(before);
});
