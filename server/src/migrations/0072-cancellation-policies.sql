-- Feature: store
-- What customers get back if they cancel late or don't come. Null: the seller decides.
ALTER TABLE stores ADD COLUMN policy jsonb;

-- Policies that customers accepted, by their content. They stay when the store changes its policy.
CREATE TABLE booking_policies (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  policy jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

ALTER TABLE appointments
  ADD COLUMN policy_sha256 text REFERENCES booking_policies,
  ADD COLUMN policy_accepted_at timestamptz,
  ADD CONSTRAINT appointments_policy_accepted CHECK ((policy_sha256 IS NULL) = (policy_accepted_at IS NULL));

-- A deposit of the whole price is a payment in full.
UPDATE services SET payment_due = 'full', deposit_amount = NULL, deposit_percent = NULL
WHERE payment_due = 'deposit' AND (deposit_percent = 100 OR deposit_amount >= price);

-- Accepted when the order was placed.
ALTER TABLE orders ADD COLUMN policy_sha256 text REFERENCES booking_policies;

-- What the seller kept of a time that is refunded in part, without tax; minor units.
ALTER TABLE order_items
  ADD COLUMN kept bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_kept CHECK (kept = 0 OR (kept BETWEEN 0 AND unit_price AND kind = 'service'));
-- How much of a kept deposit was refunded.
ALTER TABLE deposits
  ADD COLUMN returned bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT deposits_returned CHECK (returned BETWEEN 0 AND paid);
