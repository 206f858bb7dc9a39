import { expect } from "vitest";
import { stores } from "#features/store/store/store.table.ts";
import { sandboxSessions } from "#gateways/payment/sandbox/sandbox.table.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { test } from "#test/with-server.ts";
import { insertRows, selectRows } from "./table-rows.ts";

const whole = { rest: "ORDER BY id", values: [] };

test("rows are read as the tables say: JSON, moments, amounts and what is not there", async ({ server }) => {
  const { db } = server.deps;
  await testStoreApp(server, "shop");
  const rows = await selectRows(db, "test-stores", stores, whole);
  expect(rows).toHaveLength(1);
  expect(rows).toEqual(await db.select().from(stores));
  expect(
    await selectRows(db, "test-none", stores, { rest: "WHERE website_url = $1", values: ["none"] }),
  ).toEqual([]);
});

test("rows are written as they are read, all of them or what is new", async ({ server }) => {
  const { db, newId, clock } = server.deps;
  const session = (id: string) => ({
    id,
    paymentId: newId(),
    projectId: "solodesk",
    status: "open" as const,
    amount: 2 ** 40,
    currency: "USD",
    description: `"Grüße", {a,b} \\ 'x'`,
    email: "",
    successUrl: "/",
    cancelUrl: "/",
    paidAt: clock.now(),
    chargeIds: ["a,b", '"c"', "{}"],
    saveMethod: true,
    methodRef: null,
    declinesLater: false,
    expiresAt: clock.now(),
    createdAt: clock.now(),
  });
  const [first, second, third] = [session("a"), session("b"), session("c")];
  expect(await insertRows(db, "test-sessions", sandboxSessions, [first, second])).toBe(2);
  expect(await insertRows(db, "test-sessions", sandboxSessions, [])).toBe(0);
  const again = [second, third];
  await expect(insertRows(db, "test-sessions", sandboxSessions, again)).rejects.toThrow();
  expect(await insertRows(db, "test-new", sandboxSessions, again, "ON CONFLICT DO NOTHING")).toBe(1);
  expect(await selectRows(db, "test-all", sandboxSessions, whole)).toEqual([first, second, third]);
});
