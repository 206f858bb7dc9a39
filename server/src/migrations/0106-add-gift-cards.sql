-- Feature: gift-cards
-- A card is an amount that anyone with its code can spend at the store. Amounts are in minor units.
CREATE TABLE gift_cards (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores,
  -- The code is derived from the id and the installation's secret, and stored nowhere. Cards are found by its hash.
  code_hash text COLLATE "C" NOT NULL UNIQUE,
  ending text NOT NULL CHECK (length(ending) = 4),
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What is left, without what unpaid orders hold.
  balance bigint NOT NULL,
  -- What of it came from credits, which are not to become earnings when the card ends.
  from_credits bigint NOT NULL CHECK (from_credits BETWEEN 0 AND amount),
  to_name text NOT NULL,
  to_email text,
  message text NOT NULL,
  -- The email goes out then; null without one.
  send_at timestamptz,
  sent_at timestamptz,
  expires_at timestamptz,
  -- What was left when it ended went back to the seller.
  outcome text CHECK (outcome IN ('expired', 'cancelled')),
  created_at timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT gift_cards_covered CHECK (balance BETWEEN 0 AND amount),
  CHECK ((to_email IS NULL) = (send_at IS NULL)),
  CHECK (outcome IS NULL OR balance = 0)
);
CREATE INDEX gift_cards_of_store ON gift_cards (store_id, created_at DESC, id DESC);
CREATE INDEX gift_cards_to_send ON gift_cards (send_at) WHERE sent_at IS NULL AND send_at IS NOT NULL;
CREATE INDEX gift_cards_to_expire ON gift_cards (expires_at) WHERE outcome IS NULL AND expires_at IS NOT NULL;

-- What a card pays of an order.
CREATE TABLE gift_card_uses (
  store_id uuid NOT NULL,
  order_id uuid NOT NULL,
  card_id uuid NOT NULL,
  payment_id uuid NOT NULL REFERENCES payments,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What refunds returned to the card.
  returned bigint NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND amount),
  -- False once the payment ended unpaid, until a late payment takes the amount again.
  held boolean NOT NULL DEFAULT true,
  PRIMARY KEY (order_id, card_id),
  -- The payment takes the amount before its orders are placed.
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (store_id, card_id) REFERENCES gift_cards (store_id, id)
);
CREATE INDEX gift_card_uses_card ON gift_card_uses (store_id, card_id);
CREATE INDEX gift_card_uses_payment ON gift_card_uses (payment_id);

-- Each time that a card ended; a refund can bring one back.
CREATE TABLE gift_card_ends (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL,
  card_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('expired', 'cancelled')),
  amount bigint NOT NULL CHECK (amount >= 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (store_id, card_id) REFERENCES gift_cards (store_id, id)
);
CREATE INDEX gift_card_ends_card ON gift_card_ends (store_id, card_id);

-- The columns have constant defaults, so no row is written. The constraints of payments and refunds are checked by one scan of
-- each table, which locks it for a few seconds if it has millions of rows.
ALTER TABLE payments
  -- What gift cards pay beside the amount and the credits, and what of it went back to them. `refunded` is without it.
  ADD COLUMN gift_cards bigint NOT NULL DEFAULT 0,
  ADD COLUMN gift_cards_refunded bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payments_gift_cards CHECK (gift_cards >= 0 AND (gift_cards = 0 OR purpose = 'order')),
  ADD CONSTRAINT payments_gift_cards_refunded CHECK (gift_cards_refunded BETWEEN 0 AND gift_cards);
ALTER TABLE refunds
  ADD COLUMN to_gift_cards bigint NOT NULL DEFAULT 0 CHECK (to_gift_cards >= 0),
  DROP CONSTRAINT refunds_check,
  ADD CONSTRAINT refunds_parts CHECK (amount = to_gateway + to_credits + to_gift_cards);
ALTER TABLE orders
  -- The cards that pay a part of it: the end of their codes, and the amount.
  ADD COLUMN gift_cards jsonb NOT NULL DEFAULT '[]';

-- In the ledger, `gift_cards` is what all cards are worth.
ALTER TABLE accounts
  DROP CONSTRAINT accounts_check,
  ADD CONSTRAINT accounts_check CHECK (
    CASE WHEN user_id IS NULL
      THEN kind IN ('gateway', 'escrow', 'fees', 'wholesale', 'sales', 'adjustments', 'payouts', 'outside', 'gift_cards')
      ELSE kind IN ('recharged', 'earnings', 'pending', 'held', 'deposits', 'receivable', 'collected_elsewhere')
    END
  );
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_source_type_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_source_type_check CHECK (
  source_type IN (
    'hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment',
    'plan', 'plan_refund', 'payout_hold', 'payout_return', 'payout', 'restock', 'debt',
    'collection', 'collection_undone', 'deposit', 'gift_card', 'gift_card_end'
  )
);
