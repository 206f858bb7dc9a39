// Rows of payments, orders and refunds as they stand once all is done, without the ways that lead there.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TestApp } from "./test-app.ts";

type Given = Record<string, unknown>;

export function testMoney({ database, deps, clock }: Pick<TestApp, "database" | "deps" | "clock">) {
  async function insert(table: string, row: Given): Promise<Id> {
    const whole: Given = { id: deps.newId(), ...row };
    const names = Object.keys(whole);
    await database.sql(
      `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
      Object.values(whole),
    );
    return String(whole["id"]);
  }

  return {
    payment: (given: Given): Promise<Id> =>
      insert("payments", {
        purpose: "order",
        project_id: "test",
        gateway: "sandbox",
        status: "succeeded",
        credits: 0,
        currency: deps.config.CURRENCY,
        email: "grace@example.com",
        description: "An order",
        return_path: "/cart-checkout",
        expires_at: clock.now(),
        check_at: clock.now(),
        settled_at: (given["status"] ?? "succeeded") === "succeeded" ? clock.now() : null,
        created_at: clock.now(),
        ...given,
      }),
    order: async (given: Given & { total: number }): Promise<Id> => {
      const [next] = await database.sql<{ number: string }>("SELECT nextval('order_numbers') AS number");
      return insert("orders", {
        number: next?.number,
        version: 1,
        status: "paid",
        gateway: "sandbox",
        customer_name: "Grace Hopper",
        customer_email: "grace@example.com",
        customer_phone: "",
        currency: deps.config.CURRENCY,
        subtotal: given.total,
        shipping: 0,
        tax: 0,
        wholesale: 0,
        fee: 0,
        placed_at: clock.now(),
        paid_at: clock.now(),
        release_at: clock.now(),
        updated_at: clock.now(),
        ...given,
      });
    },
    refund: (given: Given & { amount: number }): Promise<Id> =>
      insert("refunds", {
        kind: "order",
        to_gateway: given.amount,
        to_credits: 0,
        reason: "",
        status: "succeeded",
        try_at: clock.now(),
        created_at: clock.now(),
        ...given,
      }),
  };
}
