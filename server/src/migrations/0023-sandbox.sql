-- The built-in gateway that takes no money: what a real one would know, kept on its own side of the fence.
CREATE TABLE sandbox_sessions (
  -- Whoever knows it can pay: it cannot be guessed.
  id text PRIMARY KEY,
  payment_id uuid NOT NULL UNIQUE,
  project_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'failed', 'expired')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  description text NOT NULL,
  email text NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  -- From then on it is paid, whatever the status says; two charges: somebody paid twice.
  paid_at timestamptz,
  charge_ids text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((paid_at IS NULL) = (charge_ids = '{}')),
  CHECK (paid_at IS NULL OR status <> 'failed')
);

CREATE TABLE sandbox_refunds (
  -- Ours, so that a second time pays back nothing more.
  id uuid PRIMARY KEY,
  session_id text NOT NULL REFERENCES sandbox_sessions,
  charge_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_refunds_session ON sandbox_refunds (session_id);

-- Each time an event is to be told; some are told twice.
CREATE TABLE sandbox_events (
  id uuid PRIMARY KEY,
  event_id text NOT NULL,
  body text NOT NULL,
  send_at timestamptz NOT NULL,
  attempts integer NOT NULL CHECK (attempts >= 0),
  claimed_until timestamptz,
  delivered_at timestamptz,
  error text
);
CREATE INDEX sandbox_events_due ON sandbox_events (send_at) WHERE delivered_at IS NULL;
