-- Feature: wallet
-- A service can ask for a deposit or for its price when it is booked; else it is paid for at the appointment.
ALTER TABLE services
  ADD COLUMN payment_due text NOT NULL DEFAULT 'at_appointment'
    CHECK (payment_due IN ('at_appointment', 'deposit', 'full')),
  -- A deposit is an amount in minor units or a percentage of the price.
  ADD COLUMN deposit_amount bigint CHECK (deposit_amount > 0 AND deposit_amount <= price),
  ADD COLUMN deposit_percent integer CHECK (deposit_percent BETWEEN 1 AND 100),
  ADD CONSTRAINT services_deposit CHECK (
    num_nonnulls(deposit_amount, deposit_percent) = CASE payment_due WHEN 'deposit' THEN 1 ELSE 0 END
  ),
  ADD CONSTRAINT services_payment CHECK (payment_due = 'at_appointment' OR price > 0);

-- A time that an order holds knows the visitor's hold it came from, so that the visitor can begin the payment once more; its
-- own id if there was none.
ALTER TABLE appointments ADD COLUMN visitor_hold uuid;

-- What of an order is paid at the appointment, so not here. Minor units, as all amounts here.
ALTER TABLE orders
  ADD COLUMN due_later bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_due_later CHECK (due_later BETWEEN 0 AND subtotal),
  DROP CONSTRAINT orders_refunded,
  ADD CONSTRAINT orders_refunded CHECK (refunded BETWEEN 0 AND total - due_later);
ALTER TABLE order_items
  ADD COLUMN unit_later bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_later CHECK (unit_later = 0 OR (unit_later BETWEEN 0 AND unit_price AND kind = 'service'));
-- Revenue by month, from the index alone.
DROP INDEX orders_store_paid;
CREATE INDEX orders_store_paid ON orders (store_id, paid_at) INCLUDE (id, total, refunded, due_later)
  WHERE store_id IS NOT NULL AND paid_at IS NOT NULL;

-- The seller's share of a deposit belongs to them when the appointment takes place, or when they keep the deposit.
CREATE TABLE deposits (
  appointment_id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  store_id uuid NOT NULL REFERENCES stores,
  user_id uuid NOT NULL REFERENCES users,
  -- The number of the appointment, for the texts of the ledger.
  number integer NOT NULL,
  currency char(3) NOT NULL,
  -- What the customer paid, and the seller's share of it.
  paid bigint NOT NULL CHECK (paid > 0),
  share bigint NOT NULL CHECK (share BETWEEN 0 AND paid),
  taken_at timestamptz NOT NULL,
  -- Null until then. `returned` counts from any outcome: it is the last one.
  outcome text CHECK (outcome IN ('earned', 'kept', 'returned')),
  settled_at timestamptz,
  CONSTRAINT deposits_settled CHECK ((outcome IS NULL) = (settled_at IS NULL))
);
CREATE INDEX deposits_order ON deposits (order_id);
CREATE INDEX deposits_open ON deposits (user_id, taken_at) WHERE outcome IS NULL;
CREATE INDEX deposits_revenue ON deposits (store_id, settled_at) WHERE outcome IN ('earned', 'kept');

-- In the ledger, `deposits` is the part of a wallet that isn't earned yet. It is shown as pending.
ALTER TABLE accounts
  DROP CONSTRAINT accounts_check,
  ADD CONSTRAINT accounts_check CHECK (
    CASE WHEN user_id IS NULL
      THEN kind IN ('gateway', 'escrow', 'fees', 'wholesale', 'sales', 'adjustments', 'payouts', 'outside')
      ELSE kind IN ('recharged', 'earnings', 'pending', 'held', 'deposits', 'receivable', 'collected_elsewhere')
    END
  );
-- Whoever has a wallet has this account too, so that every transaction locks the same ones.
INSERT INTO accounts (id, user_id, kind, currency)
  SELECT gen_random_uuid(), user_id, 'deposits', currency FROM accounts
  WHERE user_id IS NOT NULL GROUP BY user_id, currency;

ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_source_type_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_source_type_check CHECK (
  source_type IN (
    'hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment',
    'plan', 'plan_refund', 'payout_hold', 'payout_return', 'payout', 'restock', 'debt',
    'collection', 'collection_undone', 'deposit'
  )
);

-- before_posting as in 0069, except that `deposits` is shown as `pending`, as `held` is.
CREATE OR REPLACE FUNCTION before_posting() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    DECLARE
      account public.accounts;
      made public.ledger_transactions;
      moved timestamptz;
      last public.postings;
    BEGIN
      SELECT * INTO STRICT account FROM public.accounts WHERE id = NEW.account_id;
      SELECT * INTO STRICT made FROM public.ledger_transactions WHERE id = NEW.transaction_id;
      IF made.made_by <> pg_current_xact_id() THEN
        RAISE EXCEPTION 'transaction % is complete', made.id USING ERRCODE = 'restrict_violation';
      END IF;
      NEW.source_type := made.source_type;
      NEW.source_id := made.source_id;
      NEW.user_id := account.user_id;
      NEW.at := made.at;
      NEW.balance_after := NULL;
      NEW.line := NULL;
      NEW.wallet_after := NULL;
      NEW.came_in := NULL;
      NEW.figure := NULL;
      NEW.nth := NULL;
      IF account.user_id IS NOT NULL THEN
        -- All of the wallet, always in one order: what comes next counts on nobody else writing there.
        SELECT max(moved_at) INTO moved FROM (
          SELECT moved_at FROM public.accounts WHERE user_id = account.user_id ORDER BY id FOR NO KEY UPDATE
        ) AS wallet;
        NEW.at := greatest(made.at, moved);
        UPDATE public.accounts SET balance = balance + NEW.amount, moved_at = NEW.at WHERE id = account.id
          RETURNING balance INTO NEW.balance_after;
        NEW.figure := CASE WHEN account.kind IN ('held', 'deposits') THEN 'pending' ELSE account.kind END;
        SELECT coalesce(max(nth), 0) + 1 INTO NEW.nth FROM public.postings
          WHERE user_id = account.user_id AND figure = NEW.figure;
        SELECT * INTO last FROM public.postings
          WHERE user_id = account.user_id AND line IS NOT NULL ORDER BY line DESC LIMIT 1;
        NEW.wallet_after := coalesce(last.wallet_after, 0);
        IF NEW.type <> 'transfer' AND account.kind NOT IN ('receivable', 'collected_elsewhere') THEN
          NEW.line := coalesce(last.line, 0) + 1;
          NEW.wallet_after := NEW.wallet_after + NEW.amount;
          NEW.came_in := coalesce(last.came_in, 0) + greatest(NEW.amount, 0);
        END IF;
      END IF;
      NEW.seq := nextval('public.postings_seq');
      RETURN NEW;
    END
  $$;

