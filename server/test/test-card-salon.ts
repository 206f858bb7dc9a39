// A test store with a service that needs a saved card: 45 dollars, a fee of 20 dollars for a no-show, half the price for a
// late cancellation.
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { chooseOutcome, type SandboxOutcome } from "#gateways/payment/sandbox/choose-outcome.ts";
import { type Caller, call } from "./call.ts";
import type { TestApp } from "./test-app.ts";
import { place } from "./test-orders.ts";
import { usd } from "./test-paid-service.ts";
import { policySalon } from "./test-policy-salon.ts";

export const cardPolicy = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "percent", percent: 50 },
  no_show: { fee: usd(3000) },
  text: "",
} as const;

export type CardSalon = Awaited<ReturnType<typeof cardSalon>>;

export async function cardSalon(server: TestApp, name: string, policy: object = cardPolicy) {
  const salon = await policySalon(server, name);
  const sha256 = await salon.adopt(policy);
  const asked = await salon.service().edit({ payment: { due: "card_on_file" }, confirmation: "instant" });
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
  const { sql } = server.database;

  const verify = (paymentId: string, as?: Caller) =>
    call(server, checkout.verify, { body: { payment_session_id: paymentId } }, as);

  /** What the customer chooses on the gateway's page. */
  async function choose(paymentId: string, outcome: SandboxOutcome = "pay", as?: Caller) {
    const payment = await findPayment(server.deps.db, paymentId);
    await chooseOutcome(server.deps, payment?.sessionId ?? "", outcome);
    return verify(paymentId, as);
  }

  return Object.assign(salon, {
    sha256,
    verify,
    choose,
    /** Books with a card that later charges succeed or fail with. */
    bookWithCard: async (
      outcome: SandboxOutcome = "pay",
      items: Parameters<typeof place>[1] = [salon.line()],
    ) => {
      const { paymentId, orderIds } = await place(server, items, { policy_sha256: sha256 });
      await choose(paymentId, outcome);
      const [row] = await sql<{ id: string }>(
        "SELECT appointment_id AS id FROM order_items WHERE order_id = $1 AND kind = 'service'",
        [orderIds[0]],
      );
      return { paymentId, orderId: orderIds[0] ?? "", id: row?.id ?? "" };
    },
    /** The charges that the gateway made for fees of an appointment. */
    chargesOf: (id: string) =>
      sql<{ amount: number }>(
        `SELECT s.amount::int FROM sandbox_sessions s JOIN payments p ON p.id = s.payment_id JOIN orders o ON o.payment_id = p.id
         JOIN appointment_cards c ON c.fee_order_id = o.id WHERE c.appointment_id = $1 AND s.paid_at IS NOT NULL`,
        [id],
      ),
    /** The fee of an appointment, and what became of it. */
    feeOf: async (id: string) => {
      const [row] = await sql<{
        orderId: string;
        paymentId: string;
        fee: number;
        status: string;
        payment: string;
      }>(
        `SELECT o.id AS "orderId", p.id AS "paymentId", c.fee::int, o.status, p.status AS payment FROM appointment_cards c
         JOIN orders o ON o.id = c.fee_order_id JOIN payments p ON p.id = o.payment_id WHERE c.appointment_id = $1`,
        [id],
      );
      return row;
    },
    /** Whether the gateway still knows the card of an appointment. */
    isKept: async (id: string) => {
      const rows = await sql(
        `SELECT FROM appointment_cards c JOIN payment_methods m ON m.id = c.method_id
         JOIN sandbox_sessions s ON s.method_ref = m.method_ref WHERE c.appointment_id = $1`,
        [id],
      );
      return rows.length > 0;
    },
  });
}
