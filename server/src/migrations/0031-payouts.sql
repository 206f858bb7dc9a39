-- Earnings on their way out.
CREATE TABLE payout_destinations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('bank', 'paypal')),
  -- Encrypted, and readable in this row alone.
  details text NOT NULL CHECK (details <> ''),
  masked text NOT NULL CHECK (masked <> ''),
  usable_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- Its row stays for the payouts that went there.
  removed_at timestamptz
);
CREATE INDEX payout_destinations_user ON payout_destinations (user_id, created_at);

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  destination_id uuid NOT NULL REFERENCES payout_destinations,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'processing', 'paid', 'failed', 'cancelled')),
  -- Null: it waits for the operator's word.
  approved_at timestamptz,
  -- Who pays it, from the moment it was given to them.
  provider text CHECK (provider IN ('manual', 'sandbox')),
  -- What the provider or the bank calls it.
  reference text NOT NULL DEFAULT '',
  -- Why it failed, in the words its owner reads.
  reason text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- What went wrong at the last attempt, for the operator.
  error text,
  try_at timestamptz NOT NULL,
  -- Until then one process asks the provider, and no other does.
  claimed_until timestamptz,
  requested_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- The database's own transaction that writes it: no later one adds rows to it.
  made_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CHECK ((status IN ('paid', 'failed', 'cancelled')) = (settled_at IS NOT NULL)),
  CHECK (status NOT IN ('processing', 'paid') OR provider IS NOT NULL AND approved_at IS NOT NULL),
  CHECK ((status = 'failed') = (reason <> '')),
  CHECK (status <> 'paid' OR reference <> '')
);
CREATE INDEX payouts_user ON payouts (user_id, id DESC);
CREATE INDEX payouts_open ON payouts (id) WHERE status IN ('requested', 'processing');
CREATE INDEX payouts_status ON payouts (status, id DESC);

-- What of the books a payout takes out: rows that came into the earnings, the oldest first, each once.
CREATE TABLE payout_rows (
  payout_id uuid NOT NULL REFERENCES payouts,
  posting_id uuid NOT NULL REFERENCES postings,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (payout_id, posting_id)
);
CREATE INDEX payout_rows_posting ON payout_rows (posting_id);

CREATE FUNCTION before_payout_row() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT FROM public.payouts WHERE id = NEW.payout_id AND made_by = pg_current_xact_id()
      ) THEN
        RAISE EXCEPTION 'payout % is complete', NEW.payout_id USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END
  $$;
CREATE TRIGGER payout_rows_insert BEFORE INSERT ON payout_rows FOR EACH ROW EXECUTE FUNCTION before_payout_row();

-- Once all of a payout is there: its rows are its amount, are its owner's earnings, and no other payout has them.
CREATE FUNCTION check_payout() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      IF (SELECT sum(amount) FROM public.payout_rows WHERE payout_id = NEW.id) IS DISTINCT FROM NEW.amount THEN
        RAISE EXCEPTION 'the rows of payout % do not sum to it', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_rows';
      END IF;
      IF EXISTS (
        SELECT FROM public.payout_rows r JOIN public.postings p ON p.id = r.posting_id
          JOIN public.accounts a ON a.id = p.account_id
        WHERE r.payout_id = NEW.id AND (
          a.user_id IS DISTINCT FROM NEW.user_id OR a.kind <> 'earnings' OR a.currency <> NEW.currency
          OR p.amount < (SELECT sum(amount) FROM public.payout_rows WHERE posting_id = p.id)
        )
      ) THEN
        RAISE EXCEPTION 'payout % takes out what is not there', NEW.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_rows_once';
      END IF;
      RETURN NULL;
    END
  $$;
CREATE CONSTRAINT TRIGGER payouts_rows AFTER INSERT ON payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_payout();

CREATE TRIGGER payout_rows_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON payout_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payouts_kept BEFORE UPDATE OF id, user_id, destination_id, amount, currency, requested_at OR DELETE OR TRUNCATE
  ON payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
