// The rows that a ledger check covers, so that the report can count them.

const ours = "kind NOT IN ('dispute', 'outside')";

/** The name in the report, and the text after FROM that selects the rows. */
export const countedRows = {
  transactions: "ledger_transactions",
  postings: "postings",
  accounts: "accounts",
  wallets: "(SELECT DISTINCT user_id FROM accounts WHERE user_id IS NOT NULL) AS wallets",
  "wallet lines": "postings WHERE line IS NOT NULL",
  "wallet postings": "postings WHERE user_id IS NOT NULL",
  "paid payments": "payments WHERE status = 'succeeded'",
  "paid payments for orders": "payments WHERE status = 'succeeded' AND purpose IN ('order', 'fee')",
  "paid payments for plans and credits": "payments WHERE status = 'succeeded' AND purpose = 'plan'",
  orders: "orders",
  "orders and appointments":
    "(SELECT FROM orders WHERE store_id IS NOT NULL UNION ALL SELECT FROM appointments WHERE status <> 'Held') AS listed",
  "paid orders": "orders WHERE paid_at IS NOT NULL",
  "refunds of orders": "refunds WHERE kind = 'order'",
  "refunds of plans and credits": "refunds WHERE kind = 'plan'",
  "completed refunds": `refunds WHERE status = 'succeeded' AND ${ours}`,
  "completed refunds to credits": "refunds WHERE status = 'succeeded' AND to_credits > 0",
  "open refunds": `refunds WHERE status <> 'succeeded' AND ${ours}`,
  "disputes and refunds made at the gateway": `refunds WHERE NOT ${ours}`,
  "refunded payments": "payments WHERE refunded > 0",
  "refunded orders": "orders WHERE refunded > 0",
  deposits: "deposits",
  "gift cards": "gift_cards",
  "saved cards": "appointment_cards",
  "fees charged to saved cards": "appointment_cards WHERE fee IS NOT NULL",
  "payments in person": "appointments WHERE collection_id IS NOT NULL",
  payouts: "payouts",
  "payout rows": "payout_rows",
  "paid payouts": "payouts WHERE status = 'paid'",
  "failed and cancelled payouts": "payouts WHERE status IN ('failed', 'cancelled')",
} as const;

export type Counted = keyof typeof countedRows;
