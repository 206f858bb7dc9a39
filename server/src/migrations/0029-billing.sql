-- What a payment for a plan is about, written in the transaction that opens the payment.
CREATE TABLE plan_payments (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  user_id uuid NOT NULL REFERENCES users,
  plan_id uuid NOT NULL REFERENCES plans,
  action text NOT NULL CHECK (action IN ('credits', 'start', 'renew', 'upgrade')),
  -- As it was said before it was charged: [{ description, amount }] in minor units.
  lines jsonb NOT NULL,
  -- What it puts into the wallet once it is paid; null for subscriptions.
  credits bigint CHECK (credits > 0),
  -- The time it pays for, as it was priced and then as it came to be; null for credits.
  period_start timestamptz,
  period_end timestamptz,
  -- The payment of the time before it, by which it was priced: another one meanwhile, and the price is void.
  follows uuid REFERENCES payments,
  -- Counted when what was bought is there; null before, and for what was paid too late to be had.
  receipt_number bigint UNIQUE,
  created_at timestamptz NOT NULL,
  CHECK ((action = 'credits') = (credits IS NOT NULL)),
  CHECK ((credits IS NULL) = (period_start IS NOT NULL AND period_end IS NOT NULL)),
  CHECK (period_end > period_start)
);
CREATE INDEX plan_payments_user ON plan_payments (user_id, payment_id DESC);

CREATE SEQUENCE receipt_numbers START 1001;
