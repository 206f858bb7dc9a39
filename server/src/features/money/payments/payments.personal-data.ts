import { byStore, file, type PersonalData } from "#kernel/database/personal-data.ts";

export const paymentsData: PersonalData = {
  exported: [
    file(
      "payments",
      "payments",
      "id, purpose, gateway, status, amount, credits, gift_cards, currency, refunded, gift_cards_refunded, email, description, created_at, settled_at",
    ),
    {
      name: "refunds",
      tables: ["refunds"],
      query: `SELECT r.id, r.payment_id, r.kind, r.amount, r.to_gateway, r.to_credits, r.to_gift_cards, r.reason, r.status, r.created_at,
        r.settled_at FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1 ORDER BY r.id`,
    },
    file("payment-methods", "payment_methods", "gateway, label, saved_for, created_at, removed_at", {
      order: "created_at",
    }),
  ],
  leftOut: {
    payments: {
      "project_id, session_id, charge_id, checkout_url, return_path":
        "References of the gateway and addresses of its pages.",
      "save_method, method_id": "The payment methods say what is saved.",
      "expires_at, check_at, asked_at": "How it is followed.",
    },
    refunds: {
      "store_id, order_id, charge_id, gateway_refund_id": "References of the payment, and of the gateway.",
      "attempts, try_at, claimed_until, error": "How it is sent.",
      evidence_due_by: "When the gateway wanted the seller's answer to a dispute.",
    },
    payment_methods: {
      "id, customer_ref, method_ref": "References of the gateway.",
      detach_at: "When it is removed there.",
    },
  },
  anonymised: {
    payments:
      "UPDATE payments SET email = '' WHERE user_id = $1 AND purpose = 'plan' AND $2::timestamptz IS NOT NULL",
    // The cards themselves are detached at their gateways.
    payment_methods: `UPDATE payment_methods SET label = 'Removed' WHERE $2::timestamptz IS NOT NULL AND (user_id = $1
      OR id IN (SELECT method_id FROM appointment_cards WHERE ${byStore}))`,
  },
  kept: { refunds: "What was paid back is kept by law." },
};
