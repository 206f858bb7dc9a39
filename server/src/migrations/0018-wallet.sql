-- The books. Double entry: what leaves one account comes into another, so each transaction sums to zero. What is in an
-- account of the installation's own is only ever the sum of its postings; what is in somebody's wallet is kept beside
-- them as well, because it must never fall below zero.
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  -- Whose wallet it belongs to; null: the installation's own.
  user_id uuid REFERENCES users,
  kind text NOT NULL,
  -- Of a gateway's account: which gateway.
  gateway text NOT NULL DEFAULT '',
  currency char(3) NOT NULL,
  -- Of a wallet's account, and when it last moved. No statement of the server writes them: each posting does (below).
  balance bigint NOT NULL DEFAULT 0,
  moved_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (user_id, kind, gateway, currency),
  CHECK (
    CASE WHEN user_id IS NULL
      THEN kind IN ('gateway', 'escrow', 'fees', 'wholesale', 'sales', 'adjustments', 'payouts')
      ELSE kind IN ('recharged', 'earnings', 'pending', 'held', 'receivable')
    END
  ),
  CHECK ((kind = 'gateway') = (gateway <> '')),
  -- What is owed is below zero, all else is not: nobody spends what is not there, however many try at once.
  CONSTRAINT accounts_covered CHECK (
    CASE kind WHEN 'receivable' THEN balance <= 0 ELSE user_id IS NULL OR balance >= 0 END
  )
);

CREATE TABLE ledger_transactions (
  id uuid PRIMARY KEY,
  -- What it was made by: one source makes one transaction.
  source_type text NOT NULL CHECK (
    source_type IN ('hold', 'unhold', 'payment', 'order', 'order_refund', 'refund', 'release', 'adjustment')
  ),
  source_id uuid NOT NULL,
  description text NOT NULL CHECK (description <> ''),
  -- Of an order's money: what people call it.
  order_number text,
  at timestamptz NOT NULL,
  -- The database's own transaction that writes it: no later one adds to it.
  made_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  UNIQUE (source_type, source_id)
);
CREATE INDEX ledger_transactions_order ON ledger_transactions (order_number) WHERE order_number IS NOT NULL;

CREATE TABLE postings (
  id uuid PRIMARY KEY,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions,
  account_id uuid NOT NULL REFERENCES accounts,
  -- Which part of its source it is.
  leg text NOT NULL CHECK (leg <> ''),
  -- How the wallet's owner sees it; a transfer inside of one wallet is no line of it.
  type text NOT NULL CHECK (
    type IN ('sale', 'purchase', 'credit', 'subscription', 'refund', 'payout', 'fee', 'transfer')
  ),
  amount bigint NOT NULL CHECK (amount <> 0),
  -- All that follows is written by before_posting, whatever a statement says.
  source_type text NOT NULL,
  source_id uuid NOT NULL,
  user_id uuid,
  -- In the order in which they came to count; of one wallet the moments never go back either.
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  -- Of a wallet's account after it.
  balance_after bigint,
  -- Lines of one wallet, counted from 1 without gaps: so a page far down costs as much as the first.
  line bigint,
  -- All lines so far: what they come to, and what of it came in.
  wallet_after bigint,
  came_in bigint,
  CONSTRAINT postings_once UNIQUE (source_type, source_id, leg)
);
CREATE UNIQUE INDEX postings_line ON postings (user_id, line) WHERE line IS NOT NULL;
CREATE INDEX postings_type ON postings (user_id, type, line) INCLUDE (amount) WHERE line IS NOT NULL;
CREATE INDEX postings_at ON postings (user_id, at, line) WHERE line IS NOT NULL;
CREATE INDEX postings_account ON postings (account_id, at, seq);

CREATE SEQUENCE postings_seq;

-- With the owner's rights, for the server may not change an account. The accounts of the installation's own are never
-- changed: every payment would wait there for every other.
CREATE FUNCTION before_posting() RETURNS trigger
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
      IF account.user_id IS NOT NULL THEN
        -- All of the wallet, always in one order: what comes next counts on nobody else writing there.
        SELECT max(moved_at) INTO moved FROM (
          SELECT moved_at FROM public.accounts WHERE user_id = account.user_id ORDER BY id FOR NO KEY UPDATE
        ) AS wallet;
        NEW.at := greatest(made.at, moved);
        UPDATE public.accounts SET balance = balance + NEW.amount, moved_at = NEW.at WHERE id = account.id
          RETURNING balance INTO NEW.balance_after;
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
REVOKE EXECUTE ON FUNCTION before_posting() FROM PUBLIC;
CREATE TRIGGER postings_insert BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION before_posting();

-- Looks at the whole transaction once all of it is there; its last posting speaks for all of them.
CREATE FUNCTION check_postings() RETURNS trigger
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
            WHERE postings.user_id IS NOT NULL AND type = 'transfer' AND kind <> 'receivable'
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
CREATE CONSTRAINT TRIGGER postings_balanced AFTER INSERT ON postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_postings();

CREATE FUNCTION check_transaction() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT FROM public.postings WHERE source_type = NEW.source_type AND source_id = NEW.source_id
      ) THEN
        RAISE EXCEPTION '% % has no postings', NEW.source_type, NEW.source_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_balanced';
      END IF;
      RETURN NULL;
    END
  $$;
CREATE CONSTRAINT TRIGGER ledger_transactions_posted AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transaction();

-- Not even the owner writes over what is in the books.
CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      RAISE EXCEPTION '% on % is refused: the books only grow', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
    END
  $$;
CREATE TRIGGER ledger_transactions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER postings_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_kept BEFORE DELETE OR TRUNCATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- Only from inside of before_posting.
CREATE TRIGGER accounts_posted BEFORE UPDATE ON accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER accounts_empty BEFORE INSERT ON accounts
  FOR EACH ROW WHEN (NEW.balance <> 0 OR NEW.moved_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
