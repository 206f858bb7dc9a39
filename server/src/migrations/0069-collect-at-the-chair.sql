-- What a customer pays the seller in person: in cash, at a card terminal or by bank transfer.
ALTER TABLE appointments
  -- Added by the seller after it started.
  ADD COLUMN recorded boolean NOT NULL DEFAULT false,
  -- What the customer paid online for it; 0 once that line of the order is refunded. Minor units, as all amounts here.
  ADD COLUMN paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  -- What the customer still owes after the appointment.
  ADD COLUMN open_amount bigint NOT NULL DEFAULT 0 CHECK (open_amount >= 0),
  -- The ledger entry of what was collected has this source.
  ADD COLUMN collection_id uuid UNIQUE,
  ADD COLUMN collected_method text CHECK (collected_method IN ('cash', 'card', 'bank', 'other')),
  ADD COLUMN collected_amount bigint NOT NULL DEFAULT 0 CHECK (collected_amount >= 0),
  ADD COLUMN collected_tip bigint NOT NULL DEFAULT 0 CHECK (collected_tip >= 0),
  ADD COLUMN collected_at timestamptz,
  ADD CONSTRAINT appointments_collected CHECK (
    CASE WHEN collection_id IS NULL
      THEN collected_method IS NULL AND collected_at IS NULL AND collected_amount + collected_tip = 0
      ELSE collected_method IS NOT NULL AND collected_at IS NOT NULL AND collected_amount + collected_tip > 0
    END
  ),
  ADD CONSTRAINT appointments_paid_after CHECK (
    status = 'Completed' OR (collection_id IS NULL AND open_amount = 0)
  ),
  ADD CONSTRAINT appointments_open_or_collected CHECK (collection_id IS NULL OR open_amount = 0);
-- Revenue by month.
CREATE INDEX appointments_collected_at ON appointments (store_id, collected_at) INCLUDE (collected_amount)
  WHERE collected_at IS NOT NULL;
CREATE INDEX appointments_open ON appointments (store_id, starts_at, id) INCLUDE (open_amount) WHERE open_amount > 0;

UPDATE appointments SET paid = item.unit_price FROM order_items item JOIN orders ON orders.id = item.order_id
  WHERE item.appointment_id = appointments.id AND orders.paid_at IS NOT NULL
    AND item.refunded_quantity < item.quantity AND appointments.status <> 'Held';

ALTER TABLE appointment_changes
  DROP CONSTRAINT appointment_changes_event_check,
  ADD CONSTRAINT appointment_changes_event_check CHECK (
    event IN (
      'created', 'confirmed', 'completed', 'cancelled', 'no_show', 'rescheduled', 'notes_changed', 'expired',
      'payment_recorded', 'payment_left_open', 'payment_waived'
    )
  );

-- In the ledger, `collected_elsewhere` is what a seller was paid outside Solodesk. It isn't part of the wallet: nothing
-- is bought with it or withdrawn. `outside` is where that money came from.
ALTER TABLE accounts
  DROP CONSTRAINT accounts_check,
  ADD CONSTRAINT accounts_check CHECK (
    CASE WHEN user_id IS NULL
      THEN kind IN ('gateway', 'escrow', 'fees', 'wholesale', 'sales', 'adjustments', 'payouts', 'outside')
      ELSE kind IN ('recharged', 'earnings', 'pending', 'held', 'receivable', 'collected_elsewhere')
    END
  );
-- Whoever has a wallet has this account too, so that every transaction locks the same ones.
INSERT INTO accounts (id, user_id, kind, currency)
  SELECT gen_random_uuid(), user_id, 'collected_elsewhere', currency FROM accounts
  WHERE user_id IS NOT NULL GROUP BY user_id, currency;

ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_source_type_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_source_type_check CHECK (
  source_type IN (
    'hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment',
    'plan', 'plan_refund', 'payout_hold', 'payout_return', 'payout', 'restock', 'debt',
    'collection', 'collection_undone'
  )
);

-- before_posting as in 0026 and check_postings as in 0018, except that `collected_elsewhere` is treated as `receivable` is: its
-- postings are no lines of the wallet.
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
        NEW.figure := CASE account.kind WHEN 'held' THEN 'pending' ELSE account.kind END;
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

CREATE OR REPLACE FUNCTION check_postings() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    DECLARE
      told record;
    BEGIN
      IF EXISTS (
        SELECT FROM public.postings
        WHERE source_type = NEW.source_type AND source_id = NEW.source_id AND seq > NEW.seq
      ) THEN
        RETURN NULL;
      END IF;
      WITH wallets AS (
        SELECT currency, sum(amount) AS amount,
          -- A transfer stays inside of its wallet: so a wallet's lines always sum to what is in it.
          coalesce(sum(amount) FILTER (
            WHERE postings.user_id IS NOT NULL AND type = 'transfer' AND kind NOT IN ('receivable', 'collected_elsewhere')
          ), 0) AS moved
        FROM public.postings JOIN public.accounts ON accounts.id = postings.account_id
        WHERE source_type = NEW.source_type AND source_id = NEW.source_id
        GROUP BY currency, postings.user_id
      ), currencies AS (
        SELECT sum(amount) AS amount, bool_and(moved = 0) AS is_within FROM wallets GROUP BY currency
      )
      -- None is zero, so a sum of zero has two of them at least.
      SELECT bool_and(amount = 0) AS is_balanced, bool_and(is_within) AS is_within INTO told FROM currencies;
      IF NOT told.is_balanced THEN
        RAISE EXCEPTION 'the postings of % % do not sum to zero', NEW.source_type, NEW.source_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_balanced';
      END IF;
      IF NOT told.is_within THEN
        RAISE EXCEPTION 'a transfer of % % leaves its wallet', NEW.source_type, NEW.source_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_transfers';
      END IF;
      RETURN NULL;
    END
  $$;
