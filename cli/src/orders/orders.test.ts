import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { ordersCommand } from "./orders.ts";
import { readCancelOptions } from "./orders-cancel.ts";
import { readShipOptions } from "./orders-lead.ts";
import { describeOrders, readOrdersOptions } from "./orders-list.ts";
import { describeReturns, readRestockOptions } from "./orders-restock.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("orders", ...args);
const [PAYMENT, ORDER] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  const { sql } = cli.database;
  await sql(
    `INSERT INTO payments (id, purpose, project_id, gateway, status, amount, credits, currency, email, description,
       return_path, expires_at, check_at, settled_at, created_at)
     VALUES ($1, 'order', 'test', 'sandbox', 'succeeded', 1200, 0, 'USD', 'grace@example.com', 'An order', '/cart-checkout',
       now(), now(), now(), now())`,
    [PAYMENT],
  );
  await sql(
    `INSERT INTO orders (id, payment_id, gateway, number, version, status, customer_name, customer_email, customer_phone,
       shipping_address, currency, subtotal, shipping, tax, total, wholesale, fee, placed_at, paid_at, updated_at)
     VALUES ($1, $2, 'sandbox', 1042, 2, 'paid', 'Grace \u001b[2JHopper', 'grace@example.com', '',
       '{"line1":"1 Yard","city":"Arlington","postal_code":"22201","country":"US"}', 'USD', 1200, 0, 0, 1200, 0, 0,
       '2026-06-01T12:00:00Z', now(), now())`,
    [ORDER, PAYMENT],
  );
  await sql(
    `INSERT INTO order_items (order_id, line, kind, product_id, name, sku, unit_price, unit_wholesale, quantity, reserved, refunded_quantity)
     VALUES ($1, 1, 'product', $1, 'Soap', 'S-1', 600, 0, 2, false, 0)`,
    [ORDER],
  );
});

test("the operator sees what the marketplace sold, sends it and says that it arrived", async () => {
  expect(await solo("list", "--status", "paid")).toEqual({
    status: 0,
    stdout: [
      "Number  Placed (UTC)      Status  Customer         Total      Items",
      "1042    2026-06-01 12:00  paid    Grace [2JHopper  12.00 USD  2 x Soap",
      "",
    ].join("\n"),
    stderr: "",
  });
  expect(await solo("cancel", "#1042")).toMatchObject({
    status: 1,
    stderr:
      "Cancel order 1042 of Grace [2JHopper and refund 12.00 USD? This is not a terminal: add --yes to confirm.\n",
  });
  expect(await solo("ship", "1042", "--tracking", "1Z 999")).toMatchObject({
    status: 0,
    stdout: "Order 1042 is shipped.\n",
  });
  expect(await solo("cancel", "1042", "--yes")).toMatchObject({
    status: 1,
    stderr: "This order is shipped and cannot become cancelled.\n",
  });
  expect((await solo("deliver", "1042")).stdout).toBe("Order 1042 is delivered.\n");
  const changes = await cli.database.sql("SELECT event, by FROM order_changes ORDER BY seq");
  expect(changes).toEqual([
    { event: "shipped", by: "seller" },
    { event: "delivered", by: "seller" },
  ]);
});

test("which order, and what of it, must be said clearly", async () => {
  expect(readOrdersOptions([])).toEqual({ status: undefined, limit: 20 });
  expect(() => readOrdersOptions(["--status", "lost"])).toThrow(
    "--status must be one of pending_payment, paid,",
  );
  expect(readShipOptions(["#7", "--tracking", " 1Z "])).toEqual({ number: 7, tracking: "1Z" });
  expect(() => readShipOptions(["7", "--tracking", "x".repeat(201)])).toThrow("at most 200 characters");
  expect(readCancelOptions(["7", "--reason", "Sold out", "--yes"])).toEqual({
    number: 7,
    reason: "Sold out",
    isConfirmed: true,
  });
  for (const args of [[], ["7", "8"]]) expect(() => readCancelOptions(args)).toThrow("Specify one order");
  expect(() => readCancelOptions(["seven"])).toThrow("seven is not an order number.");
  expect(() => ordersCommand([])).toThrow(
    "solo orders needs a subcommand: use list, ship, deliver, cancel, returns or restock",
  );
  expect(describeOrders([], 0)).toBe("No orders.");
});

test("what sellers say came back is put in stock again when the operator says so", async () => {
  const { sql } = cli.database;
  await sql("UPDATE order_items SET refunded_quantity = 2, awaiting_restock = 2");
  expect((await solo("returns")).stdout).toBe(
    [
      "Number  Customer         Returned, according to the seller",
      "1042    Grace [2JHopper  2 x Soap",
      "",
    ].join("\n"),
  );
  expect((await solo("restock", "1042", "--yes")).stdout).toBe(
    "2 x Soap is back in stock, and 0.00 USD was credited to the seller of order 1042.\n",
  );
  expect(await solo("restock", "1042", "--missing", "--yes")).toMatchObject({
    status: 1,
    stderr: "Nothing of order 1042 waits to be put back in stock.\n",
  });
  expect(readRestockOptions(["#7"])).toEqual({ number: 7, haveArrived: true, isConfirmed: false });
  expect(describeReturns([])).toBe("No returns are waiting for confirmation.");
});
