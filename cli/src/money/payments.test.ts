import { randomUUID } from "node:crypto";
import { eventAdvice } from "@solodesk/server/features/money/payments/reconcile/payment-advice.ts";
import { beforeAll, expect, test } from "vitest";
import { testCli } from "../../test/test-cli.ts";
import { paymentsCommand } from "./payments.ts";
import { readPaymentId } from "./payments-show.ts";

const cli = testCli();
const solo = (...args: string[]) => cli.solo("payments", ...args);
const [PAYMENT, REFUND] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  const { sql } = cli.database;
  await sql(
    `INSERT INTO payments (id, purpose, project_id, gateway, session_id, charge_id, status, amount, credits, currency, email,
       description, return_path, expires_at, check_at, settled_at, created_at)
     VALUES ($1, 'order', 'test', 'sandbox', 'cs_1', 'ch_1', 'succeeded', 1200, 0, 'USD', 'grace@example.com',
       'Order from Ada', '/cart-checkout', now(), now(), now(), '2026-06-01T12:00:00Z')`,
    [PAYMENT],
  );
  await sql(
    `INSERT INTO refunds (id, payment_id, kind, amount, to_gateway, to_credits, charge_id, reason, status, error, try_at,
       settled_at, created_at)
     VALUES ($1, $2, 'late', 1200, 1200, 0, 'ch_1', '', 'failed', 'The card \u001b[2Jis closed', now(),
       '2026-06-02T12:00:00Z', '2026-06-01T13:00:00Z')`,
    [REFUND, PAYMENT],
  );
  await sql(
    `INSERT INTO payment_events (gateway, event_id, type, payment_id, alert, received_at)
     VALUES ('sandbox', 'evt_1', 'payment.succeeded', $1, 'the amount is 1 instead of 1200', '2026-06-01T14:00:00Z')`,
    [PAYMENT],
  );
});

test("each alert says what happened, of which payment, and what to do", async () => {
  const { status, stdout } = await solo("alerts");
  expect([status, stdout.split("\n")]).toEqual([
    0,
    [
      '2026-06-02 12:00 UTC  12.00 USD for "Order from Ada" could not be refunded to grace@example.com through sandbox',
      "  reason   The card [2Jis closed",
      `  payment  ${PAYMENT}`,
      expect.stringMatching(/^ {2}action {3}Check at the gateway whether it was refunded another way/),
      "",
      "2026-06-01 14:00 UTC  sandbox sent payment.succeeded (evt_1)",
      "  alert    the amount is 1 instead of 1200",
      `  payment  ${PAYMENT}`,
      expect.stringMatching(/^ {2}action {3}It changed nothing here\./),
      "",
    ],
  ]);
  const shown = (await solo("show", PAYMENT)).stdout;
  for (const problem of [
    "Status           succeeded",
    "Through sandbox  12.00 USD",
    "Charge           ch_1",
    "\nRefunds\n  2026-06-01 13:00  late  failed  12.00 USD",
    "\nGateway events\n  2026-06-01 14:00  payment.succeeded  evt_1",
    `\nWhat to do\n  refund ${REFUND}: Check at the gateway`,
    "  event evt_1: It changed nothing here.",
  ])
    expect(shown).toContain(problem);
  const none = randomUUID();
  expect(await solo("show", none)).toMatchObject({ status: 1, stderr: `There is no payment ${none}.\n` });
});

test.each([
  ["A refund that was carried out came back.", /rejected it/],
  ["A dispute takes more than is left of what was paid.", /refunded twice/],
  ["A refund that is not known here.", /another installation/],
  ["The buyer's bank took the money back.", /^Answer the dispute/],
  ["It was refunded by hand at the gateway.", /^Nothing, if you made the refund/],
  ["the gateway is stripe instead of sandbox", /^It changed nothing here/],
])("%s", (alert, advice) => expect(eventAdvice({ alert })).toMatch(advice));

test("which payment must be said clearly", () => {
  for (const args of [[], [PAYMENT, REFUND]])
    expect(() => readPaymentId(args)).toThrow("Specify one payment");
  expect(() => readPaymentId(["1042"])).toThrow("1042 is not a payment ID.");
  expect(() => paymentsCommand([])).toThrow("solo payments needs a subcommand: use alerts or show");
});
