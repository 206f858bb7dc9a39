-- Feature: orders
-- A service can ask for a saved card: nothing is paid when it is booked, and the fee that the customer accepted can be charged
-- to the card after a no-show or a late cancellation.
ALTER TABLE services
  DROP CONSTRAINT services_payment_due_check,
  ADD CONSTRAINT services_payment_due_check CHECK (payment_due IN ('at_appointment', 'deposit', 'full', 'card_on_file'));

-- A payment of zero saves a card and takes nothing.
ALTER TABLE payments
  DROP CONSTRAINT payments_purpose_check,
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('order', 'plan', 'fee')),
  DROP CONSTRAINT payments_check,
  ADD CONSTRAINT payments_something CHECK (amount + credits > 0 OR save_method),
  DROP CONSTRAINT payments_check3;

-- A card that is saved for an appointment can be a guest's. It never pays for a plan.
ALTER TABLE payment_methods
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN saved_for text NOT NULL DEFAULT 'plan' CHECK (saved_for IN ('plan', 'appointment')),
  ADD CONSTRAINT payment_methods_owner CHECK (user_id IS NOT NULL OR saved_for = 'appointment');

ALTER TABLE sandbox_sessions
  DROP CONSTRAINT sandbox_sessions_amount_check,
  ADD CONSTRAINT sandbox_sessions_amount_check CHECK (amount > 0 OR (amount = 0 AND save_method)),
  DROP CONSTRAINT sandbox_sessions_check,
  ADD CONSTRAINT sandbox_sessions_charges CHECK (CASE WHEN amount = 0 THEN charge_ids = '{}' ELSE (paid_at IS NULL) = (charge_ids = '{}') END);

-- A fee is an order of its own, with one item.
ALTER TABLE order_items
  DROP CONSTRAINT order_items_kind_check,
  ADD CONSTRAINT order_items_kind_check CHECK (kind IN ('product', 'service', 'fee'));

-- Which card an appointment can be charged to, and what was charged.
CREATE TABLE appointment_cards (
  appointment_id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores,
  -- The order that it was saved with.
  order_id uuid NOT NULL REFERENCES orders,
  method_id uuid NOT NULL REFERENCES payment_methods,
  -- From then on nothing more is charged to it for this appointment.
  released_at timestamptz,
  -- At most one fee for each appointment, in minor units; null if none was asked for. Its order says what became of it.
  fee bigint CHECK (fee > 0),
  fee_reason text CHECK (fee_reason IN ('no_show', 'late_cancel')),
  fee_order_id uuid UNIQUE REFERENCES orders,
  CONSTRAINT appointment_cards_fee CHECK (num_nonnulls(fee, fee_reason, fee_order_id) IN (0, 3))
);
CREATE INDEX appointment_cards_method ON appointment_cards (method_id);
CREATE INDEX appointment_cards_kept ON appointment_cards (appointment_id) WHERE released_at IS NULL;
CREATE INDEX appointment_cards_store ON appointment_cards (store_id);

-- Whether a card was saved when it was booked, for the texts about it.
ALTER TABLE appointments ADD COLUMN card_on_file boolean NOT NULL DEFAULT false;
