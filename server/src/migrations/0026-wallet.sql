-- Plans bring credits and cost money, and earnings leave: kept for a payout first, then gone or returned.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_source_type_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_source_type_check CHECK (
  source_type IN (
    'hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment',
    'plan', 'plan_refund', 'payout_hold', 'payout_return', 'payout'
  )
);

-- The rows behind each figure of a wallet, counted from 1 without gaps as its lines are: so a page far down costs as much as
-- the first. What is kept for payments and payouts is told as pending.
ALTER TABLE postings ADD COLUMN figure text, ADD COLUMN nth bigint;
ALTER TABLE postings DISABLE TRIGGER postings_kept;
UPDATE postings SET figure = counted.figure, nth = counted.nth FROM (
  SELECT id, figure, row_number() OVER (PARTITION BY user_id, figure ORDER BY seq) AS nth FROM (
    SELECT postings.id, postings.user_id, seq, CASE kind WHEN 'held' THEN 'pending' ELSE kind END AS figure
    FROM postings JOIN accounts ON accounts.id = account_id WHERE postings.user_id IS NOT NULL
  ) AS owned
) AS counted WHERE counted.id = postings.id;
ALTER TABLE postings ENABLE TRIGGER postings_kept;
CREATE UNIQUE INDEX postings_figure ON postings (user_id, figure, nth) WHERE nth IS NOT NULL;

-- As it was, and counts these rows too.
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
        IF NEW.type <> 'transfer' AND account.kind <> 'receivable' THEN
          NEW.line := coalesce(last.line, 0) + 1;
          NEW.wallet_after := NEW.wallet_after + NEW.amount;
          NEW.came_in := coalesce(last.came_in, 0) + greatest(NEW.amount, 0);
        END IF;
      END IF;
      NEW.seq := nextval('public.postings_seq');
      RETURN NEW;
    END
  $$;
