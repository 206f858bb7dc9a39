// The evidence about a fee that was charged to a saved card: it is the booking's too.
import { orders } from "@solodesk/contract/selling/orders.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { type CardSalon, cardSalon } from "#test/test-card-salon.ts";
import { unzipped } from "#test/unzipped.ts";

let server: TestApp;
let salon: CardSalon;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on" });
  salon = await cardSalon(server, "salon");
});
afterAll(() => server.close());

test("a fee comes with the appointment, the policy and the emails of the booking, and the booking names the fee", async () => {
  const { id, orderId } = await salon.bookWithCard();
  await salon.bookWithCard("pay", [salon.line("2026-06-03T14:00:00Z")]);
  await salon.at("2026-06-03T10:30:00Z");
  await salon.set(id, { status: "No-show" });
  const fee = await salon.feeOf(id);
  const [booked] = await server.database.sql<{ number: number }>(
    "SELECT number::int FROM orders WHERE id = $1",
    [orderId],
  );
  const packOf = async (of: string) =>
    unzipped((await call(server, orders.getDisputePack, { params: { id: of } }, salon.shop)).bytes);

  const files = await packOf(fee?.orderId ?? "");
  const page = files["summary.html"] ?? "";
  for (const shown of [
    "Recorded as a no-show: the customer didn&#39;t come",
    `Order ${booked?.number}`,
    "If you don&#39;t come, $30.00 is charged to your card.",
    "By saving a card, you accept this policy.",
    "$30.00 charged to the saved card because the customer didn&#39;t come",
    salon.sha256,
  ])
    expect(page).toContain(shown);
  const facts = JSON.parse(files["order.json"] ?? "");
  expect(facts).toMatchObject({
    order: { items: [{ kind: "fee" }], card_saved_with_order: String(booked?.number) },
    appointments: [{ status: "No-show", fee: { amount: { amount: 3000 }, reason: "no_show", paid: true } }],
  });
  // There is no mail server here, so nothing was sent.
  expect(
    facts.emails.map(({ kind, status, file }: Record<string, unknown>) => [kind, status, file]),
  ).toContainEqual(["order_confirmed", "kept", null]);
  expect(page).toContain("Not sent: Email isn&#39;t set up on this site.");
  expect(Object.keys(files).filter((name) => name.endsWith(".eml"))).toEqual([]);
  expect((await packOf(orderId))["summary.html"]).toContain("$30.00 charged to the saved card");
});
