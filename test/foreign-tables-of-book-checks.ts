// What the checks of the ledger may read of other features, with reasons; see foreign-tables.test.ts.
export const ofBookChecks: Record<string, { tables: string[]; because: string }> = {
  "money/wallet/checks/gift-card-checks.ts": {
    tables: ["gift_card_ends", "gift_card_uses", "gift_cards", "orders", "payments", "refunds"],
    because: "See money-checks.ts.",
  },
  "money/wallet/checks/card-checks.ts": {
    tables: ["appointment_cards", "appointments", "order_items", "orders", "payments"],
    because: "See money-checks.ts.",
  },
  "money/wallet/checks/deposit-checks.ts": {
    tables: ["appointments", "order_items", "orders"],
    because: "See money-checks.ts.",
  },
  "money/wallet/counted-rows.ts": {
    tables: ["appointments", "orders"],
    because: "See money-checks.ts.",
  },
  "money/wallet/checks/settlement-checks.ts": {
    tables: ["order_items", "orders", "payments", "refunds"],
    because: "See money-checks.ts.",
  },
  "money/wallet/checks/source-checks.ts": {
    tables: [
      "appointments",
      "gift_card_ends",
      "gift_cards",
      "orders",
      "payments",
      "payouts",
      "refunds",
      "stores",
    ],
    because: "See money-checks.ts.",
  },
  "money/wallet/checks/money-checks.ts": {
    tables: [
      "appointments",
      "order_items",
      "order_search",
      "orders",
      "payments",
      "payouts",
      "refunds",
      "status_counts",
      "stores",
    ],
    because: "Whether the books are those of the payments and orders is asked of both sides at one moment.",
  },
  "money/wallet/checks/plan-checks.ts": {
    tables: ["payments", "plan_payments", "refunds"],
    because:
      "Whether the books are those of the plans that were bought is asked of both sides at one moment.",
  },
  "money/wallet/checks/payout-checks.ts": {
    tables: ["payout_rows", "payouts"],
    because: "Whether the books are those of the payouts is asked of both sides at one moment.",
  },
};
