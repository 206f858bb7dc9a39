-- Feature: wallet
-- Pieces of a sent order that its seller says came back: they wait for the marketplace's word before they are in stock again.
ALTER TABLE order_items
  ADD COLUMN awaiting_restock integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_awaiting_restock CHECK (awaiting_restock BETWEEN 0 AND refunded_quantity);
CREATE INDEX order_items_awaiting ON order_items (order_id) WHERE awaiting_restock > 0;

-- `restock`: the wholesale price of such pieces goes back. `debt`: a seller's credits pay what a refund made them owe.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_source_type_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_source_type_check CHECK (
  source_type IN (
    'hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment',
    'plan', 'plan_refund', 'payout_hold', 'payout_return', 'payout', 'restock', 'debt'
  )
);

-- What single sellers may owe, in minor units, where the operator allows another amount than DEBT_LIMIT.
CREATE TABLE debt_limits (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount >= 0),
  set_at timestamptz NOT NULL
);
-- `solo wallet debts` reads those who owe something.
CREATE INDEX accounts_owing ON accounts (user_id) WHERE kind = 'receivable' AND balance < 0;
