-- Leaving: a copy of everything to take along, and an account that ends.

-- The file itself is in the storage, in pieces that are named by the attempt which wrote them.
CREATE TABLE data_exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'ready', 'failed', 'expired')),
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  attempts integer NOT NULL CHECK (attempts >= 0),
  -- Of a running one: whoever makes it says again and again that they are still there.
  claimed_until timestamptz,
  pieces integer NOT NULL DEFAULT 0 CHECK (pieces >= 0),
  bytes bigint,
  error text,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  CHECK ((status = 'running') = (claimed_until IS NOT NULL)),
  CHECK (status <> 'ready' OR (pieces > 0 AND bytes > 0 AND ready_at IS NOT NULL AND expires_at IS NOT NULL))
);
-- One at a time, however many ask at once.
CREATE UNIQUE INDEX data_exports_open ON data_exports (user_id) WHERE status IN ('queued', 'running');
CREATE INDEX data_exports_user ON data_exports (user_id, requested_at DESC);
CREATE INDEX data_exports_status ON data_exports (status, requested_at);

ALTER TABLE users
  -- Since somebody asked for it; null: the account stays.
  ADD COLUMN deletes_at timestamptz,
  -- Was the store online until then? It goes back there should the account be kept.
  ADD COLUMN reopens_store boolean NOT NULL DEFAULT false,
  -- From then on it is nobody's.
  ADD COLUMN deleted_at timestamptz,
  -- What its owner gave up of the wallet when they asked, in minor units: more is not taken.
  ADD COLUMN gives_up bigint NOT NULL DEFAULT 0 CHECK (gives_up >= 0),
  ADD CHECK (deleted_at IS NULL OR deletes_at IS NOT NULL);
CREATE INDEX users_deletes_at ON users (deletes_at) WHERE deletes_at IS NOT NULL AND deleted_at IS NULL;

-- With the owner's rights: the server may write into the audit log, and take nothing out of it. What is kept of an account
-- that is gone stands in the books.
CREATE FUNCTION forget_audit() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    BEGIN
      DELETE FROM public.audit_entries WHERE user_id = NEW.id;
      RETURN NULL;
    END
  $$;
REVOKE EXECUTE ON FUNCTION forget_audit() FROM PUBLIC;
CREATE TRIGGER users_deleted AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION forget_audit();

-- What is gone does not come back: an account that is deleted is never written again.
CREATE FUNCTION keep_deleted() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      RAISE EXCEPTION 'the account % is deleted', OLD.id USING ERRCODE = 'restrict_violation';
    END
  $$;
CREATE TRIGGER users_kept_deleted BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION keep_deleted();
