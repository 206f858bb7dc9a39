-- A service can be sold in packs: several visits at a lower price, booked later, one by one.
-- [{ visits, unitPrice, months }]; the price of one visit in minor units.
ALTER TABLE services ADD COLUMN packs jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(packs) = 'array');

-- For how many months after the payment the visits of a pack can be booked.
ALTER TABLE order_items
  ADD COLUMN valid_months integer CHECK (valid_months BETWEEN 1 AND 36),
  DROP CONSTRAINT order_items_kind_check,
  ADD CONSTRAINT order_items_kind_check CHECK (kind IN ('product', 'service', 'pack', 'fee')),
  DROP CONSTRAINT order_items_check1,
  ADD CONSTRAINT order_items_service CHECK ((kind IN ('service', 'pack')) = (service_id IS NOT NULL)),
  ADD CONSTRAINT order_items_pack CHECK ((kind = 'pack') = (valid_months IS NOT NULL));

-- Most orders took no deposits; this saves looking for them.
ALTER TABLE orders ADD COLUMN has_pack boolean NOT NULL DEFAULT false;
DROP INDEX orders_store_paid;
CREATE INDEX orders_store_paid ON orders (store_id, paid_at) INCLUDE (id, total, refunded, due_later, has_pack)
  WHERE store_id IS NOT NULL AND paid_at IS NOT NULL;

-- Each visit of a sold pack is a deposit: without an appointment until it is booked, and again after that is cancelled.
ALTER TABLE deposits ADD COLUMN id uuid;
UPDATE deposits SET id = appointment_id;
ALTER TABLE deposits DROP CONSTRAINT deposits_pkey;
ALTER TABLE deposits
  ALTER COLUMN id SET NOT NULL,
  ADD PRIMARY KEY (id),
  ALTER COLUMN appointment_id DROP NOT NULL,
  ALTER COLUMN number DROP NOT NULL,
  ADD CONSTRAINT deposits_appointment UNIQUE (appointment_id),
  -- The line of the order, and which visit of it; null for the deposit of one appointment.
  ADD COLUMN pack_line integer,
  ADD COLUMN nth integer CHECK (nth > 0),
  -- Visits can be booked until then.
  ADD COLUMN expires_at timestamptz,
  ADD CONSTRAINT deposits_pack CHECK (num_nonnulls(pack_line, nth, expires_at) IN (0, 3)),
  ADD CONSTRAINT deposits_of CHECK (pack_line IS NOT NULL OR appointment_id IS NOT NULL),
  ADD CONSTRAINT deposits_number CHECK ((number IS NULL) = (appointment_id IS NULL)),
  ADD CONSTRAINT deposits_visit UNIQUE (order_id, pack_line, nth);
CREATE INDEX deposits_expiring ON deposits (expires_at) WHERE outcome IS NULL AND appointment_id IS NULL;

-- Whether a visit of a pack pays for it. Its price is then that of the visit.
ALTER TABLE appointments ADD COLUMN pack_visit boolean NOT NULL DEFAULT false CHECK (NOT pack_visit OR seats = 1);
