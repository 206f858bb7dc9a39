import { afterAll, beforeAll, expect, test } from "vitest";
import { aim, type Operation, operationsOf, sampleOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server).filter(({ hasBody }) => hasBody);
});
afterAll(() => world.server.close());

const extras = [
  "id",
  "userId",
  "user_id",
  "storeId",
  "store_id",
  "role",
  "isAdmin",
  "is_admin",
  "admin",
  "status",
  "balance",
  "wallet",
  "recharged",
  "earnings",
  "credits",
  "list_price",
  "wholesale_price",
  "stock",
  "selected",
  "version",
  "created_at",
  "updated_at",
  "emailVerified",
  "email_verified_at",
  "password_hash",
  "redirectPath",
  "revoked_at",
  "plan",
  "constructor",
  "__proto__",
  "prototype",
];

/** Written as text, because a literal would set the prototype instead of a field. */
const withExtra = (body: Record<string, unknown>, name: string) => {
  const others = Object.keys(body).length > 0 ? `, ${JSON.stringify(body).slice(1, -1)}` : "";
  return `{${JSON.stringify(name)}: {"polluted": true, "amount": 1}${others}}`;
};

test("F2: no body takes a field its schema does not name", async () => {
  const before = await world.rowsOfA();
  for (const operation of operations) {
    const body = sampleOf(operation, world.targets).body!;
    for (const name of extras.filter(
      (extra) => !(extra in body) || extra === "__proto__" || extra === "constructor",
    )) {
      const answer = await world.server.http.inject({
        method: operation.method,
        url: aim(operation, world.targets),
        headers: { ...world.a.headers, "content-type": "application/json" },
        payload: withExtra(body, name),
      });
      expect(answer.statusCode, `${operation.name} with ${name}`).toBe(422);
      expect(Object.keys(answer.json().fields as object), `${operation.name} with ${name}`).toContain(name);
    }
  }
  expect(await world.rowsOfA()).toBe(before);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
