-- Of a payment for a plan, and what somebody gave back by hand at the gateway.
ALTER TABLE refunds DROP CONSTRAINT refunds_kind_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_kind_check CHECK (
  kind IN ('order', 'plan', 'late', 'overpaid', 'dispute', 'outside')
);
-- Several events tell of the same one.
CREATE UNIQUE INDEX refunds_outside ON refunds (payment_id, gateway_refund_id) WHERE kind = 'outside';

-- What somebody can be charged by without being there. The card is the gateway's; here is how the gateway calls it.
CREATE TABLE payment_methods (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  gateway text NOT NULL CHECK (gateway <> ''),
  customer_ref text NOT NULL CHECK (customer_ref <> ''),
  method_ref text NOT NULL CHECK (method_ref <> ''),
  -- What people call it, e.g. "Visa ending in 4242".
  label text NOT NULL CHECK (label <> ''),
  created_at timestamptz NOT NULL,
  -- Nothing can be charged by it any more.
  removed_at timestamptz,
  UNIQUE (gateway, method_ref)
);
CREATE INDEX payment_methods_user ON payment_methods (user_id);

ALTER TABLE payments
  -- Is what pays it to be kept for later charges?
  ADD COLUMN save_method boolean NOT NULL DEFAULT false,
  -- The one it is charged by, or was kept of it.
  ADD COLUMN method_id uuid REFERENCES payment_methods,
  ADD CHECK (NOT save_method OR user_id IS NOT NULL);

-- What the sandbox knows of the test card that paid, and whether it keeps it.
ALTER TABLE sandbox_sessions
  ADD COLUMN save_method boolean NOT NULL DEFAULT false,
  ADD COLUMN method_ref text UNIQUE,
  -- Of later charges by it.
  ADD COLUMN declines_later boolean NOT NULL DEFAULT false;
