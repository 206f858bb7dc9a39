-- Money that is to come in, once each, whatever it is for.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('order', 'plan')),
  project_id text NOT NULL,
  -- Null: a guest's.
  user_id uuid REFERENCES users,
  gateway text NOT NULL CHECK (gateway <> ''),
  -- The gateway's own name for it, once it has opened one; where the buyer pays.
  session_id text,
  checkout_url text,
  -- In the lattice of the contract: a later word never takes back a stronger one.
  status text NOT NULL CHECK (status IN ('created', 'pending', 'failed', 'expired', 'succeeded')),
  -- What the gateway is to take, and what is kept of the buyer's credits.
  amount bigint NOT NULL CHECK (amount >= 0),
  credits bigint NOT NULL CHECK (credits >= 0),
  currency char(3) NOT NULL,
  -- What was paid with: a second one for the same payment goes back.
  charge_id text,
  -- Given back or asked to be; never more than came in, however many ask at once.
  refunded bigint NOT NULL DEFAULT 0,
  email text NOT NULL,
  description text NOT NULL,
  -- Path on this site to which the buyer comes back.
  return_path text NOT NULL CHECK (return_path ~ '^/[^/\\]'),
  expires_at timestamptz NOT NULL,
  -- When its gateway is asked next, unasked.
  check_at timestamptz NOT NULL,
  -- When it was asked last for somebody who waits: once in a second is enough.
  asked_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (gateway, session_id),
  CHECK (amount + credits > 0),
  CHECK ((status = 'succeeded') = (settled_at IS NOT NULL)),
  CHECK (credits = 0 OR user_id IS NOT NULL),
  CONSTRAINT payments_refunded CHECK (refunded BETWEEN 0 AND amount + credits)
);
CREATE INDEX payments_open ON payments (check_at) WHERE status IN ('created', 'pending');
CREATE UNIQUE INDEX payments_charge ON payments (gateway, charge_id) WHERE charge_id IS NOT NULL;
CREATE INDEX payments_user ON payments (user_id, id DESC) WHERE user_id IS NOT NULL;

-- What gateways reported, each event once; what cannot be right raises an alert and changes nothing.
CREATE TABLE payment_events (
  gateway text NOT NULL,
  event_id text NOT NULL CHECK (event_id <> ''),
  type text NOT NULL,
  payment_id uuid REFERENCES payments,
  alert text,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, event_id)
);
CREATE INDEX payment_events_payment ON payment_events (payment_id);

-- Money on its way back: written in the transaction that decides it, carried out afterwards.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments,
  -- Null where it is not an order's, or all of a payment that came too late or twice.
  order_id uuid,
  kind text NOT NULL CHECK (kind IN ('order', 'late', 'overpaid', 'dispute')),
  amount bigint NOT NULL CHECK (amount > 0),
  to_gateway bigint NOT NULL CHECK (to_gateway >= 0),
  to_credits bigint NOT NULL CHECK (to_credits >= 0),
  -- The charge it takes back.
  charge_id text,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'sent', 'succeeded', 'failed')),
  gateway_refund_id text,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  try_at timestamptz NOT NULL,
  -- Until then one process carries it out, and no other does.
  claimed_until timestamptz,
  error text,
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (amount = to_gateway + to_credits)
);
CREATE INDEX refunds_payment ON refunds (payment_id);
CREATE INDEX refunds_order ON refunds (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX refunds_due ON refunds (try_at) WHERE status IN ('requested', 'sent');
-- A charge that came too much goes back once.
CREATE UNIQUE INDEX refunds_overpaid ON refunds (payment_id, charge_id) WHERE kind = 'overpaid';
