import { expect } from "vitest";
import { buy, orderCalls } from "#test/test-orders.ts";
import { testStoreApp } from "#test/test-store-app.ts";
import { test } from "#test/with-server.ts";

test("of one order no end of notes and of small refunds is written down; what is left goes back all the same", async ({
  server,
}) => {
  const shop = await testStoreApp(server, "shop");
  const calls = orderCalls(server, shop);
  const id = await buy(server, [shop.line(0)]);
  await server.database.sql(
    `INSERT INTO order_changes (order_id, id, event, by, note, at)
     SELECT $1, gen_random_uuid(), 'note', 'seller', 'Called', now() FROM generate_series(1, 500)`,
    [id],
  );
  const note = await calls.note(id, "Called again");
  expect([note.status, Object.keys(note.refusal.fields ?? {})]).toEqual([422, ["note"]]);
  const refused = await calls.refund(id, { amount: 1 });
  expect([refused.status, refused.code]).toEqual([409, "not_refundable"]);
  expect((await calls.get(id)).timeline.length).toBeLessThanOrEqual(502);
  expect((await calls.refund(id)).status).toBe(200);
});
