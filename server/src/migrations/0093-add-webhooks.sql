-- Feature: webhooks
-- Addresses of sellers' own programs that are called when something happens. Secrets are encrypted.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL CHECK (url <> ''),
  description text NOT NULL,
  events text[] NOT NULL CHECK (events <> '{}'),
  secret text NOT NULL,
  -- The one before, which signs along for a while.
  old_secret text,
  old_secret_until timestamptz,
  is_on boolean NOT NULL,
  -- Since when it is off because deliveries failed.
  failed_at timestamptz,
  -- The first failure since the last success.
  failing_since timestamptz,
  -- One process at a time sends to it.
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL)),
  CHECK ((claim IS NULL) = (claimed_until IS NULL)),
  CHECK (failed_at IS NULL OR NOT is_on)
);
CREATE INDEX webhooks_user ON webhooks (user_id, created_at);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- In the order in which they were written: what happens to one object is sent in this order.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  object_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'failed', 'cancelled')),
  -- Written at the first attempt, and sent the same from then on.
  body text,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  attempted_at timestamptz,
  due_at timestamptz NOT NULL,
  status_code integer,
  error text,
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, seq DESC);
CREATE INDEX webhook_deliveries_last ON webhook_deliveries (webhook_id, attempted_at DESC) WHERE attempted_at IS NOT NULL;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_order ON webhook_deliveries (webhook_id, object_id, seq) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_user ON webhook_deliveries (user_id);
