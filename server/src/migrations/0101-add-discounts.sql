-- Feature: discounts
-- Codes that customers enter at checkout, and discounts that apply automatically. Amounts are in minor units.
CREATE TABLE discounts (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores,
  -- As the seller wrote it, and as it is looked for. Null: automatic.
  code text,
  code_key text,
  title text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'free_shipping')),
  -- A percentage, or an amount.
  value bigint,
  -- Null in both: all that the store sells.
  product_ids uuid[],
  service_ids uuid[],
  minimum bigint CHECK (minimum >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  use_limit integer CHECK (use_limit > 0),
  per_customer integer CHECK (per_customer > 0),
  first_order boolean NOT NULL,
  stackable boolean NOT NULL,
  active boolean NOT NULL,
  -- By orders that have it; an unpaid order that ends gives its use back.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CONSTRAINT discounts_code UNIQUE (store_id, code_key),
  CHECK ((code IS NULL) = (code_key IS NULL)),
  CHECK (code IS NOT NULL OR title <> ''),
  CHECK (
    CASE kind WHEN 'percent' THEN value IS NOT NULL AND value BETWEEN 1 AND 100
      WHEN 'amount' THEN value IS NOT NULL AND value >= 0 ELSE value IS NULL END
  ),
  CHECK (num_nonnulls(product_ids, service_ids) <= 1),
  CHECK (starts_at < ends_at)
);

-- The columns have constant defaults, so no row is written. Each constraint is checked by one scan of the table, which
-- takes a few seconds for millions of orders and is locked meanwhile.
ALTER TABLE orders
  ADD COLUMN discount bigint NOT NULL DEFAULT 0,
  -- What the buyer saw of each: code, title, kind and amount.
  ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT orders_discount CHECK (discount BETWEEN 0 AND subtotal),
  DROP CONSTRAINT orders_check,
  ADD CONSTRAINT orders_total CHECK (total = subtotal - discount + shipping + tax),
  DROP CONSTRAINT orders_due_later,
  ADD CONSTRAINT orders_due_later CHECK (due_later BETWEEN 0 AND subtotal - discount);
ALTER TABLE order_items
  -- What is taken off the whole line, and how much of that off what is paid at the appointment.
  ADD COLUMN discount bigint NOT NULL DEFAULT 0,
  ADD COLUMN discount_later bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_items_discount CHECK (
    discount_later BETWEEN 0 AND least(discount, unit_later * quantity)
    AND discount - discount_later <= (unit_price - unit_later) * quantity
  );

-- Each order that has a discount.
CREATE TABLE discount_uses (
  store_id uuid NOT NULL,
  order_id uuid NOT NULL,
  discount_id uuid NOT NULL,
  -- What it took off: also the shipping that it saved.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- False once the order ended unpaid, until a late payment takes the use again.
  held boolean NOT NULL DEFAULT true,
  PRIMARY KEY (order_id, discount_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, discount_id) REFERENCES discounts (store_id, id) ON DELETE CASCADE
);
CREATE INDEX discount_uses_discount ON discount_uses (store_id, discount_id);
-- Who has bought from a store before, by the address they gave.
-- By hash, so that no other question about a store is answered by it.
CREATE INDEX orders_customer ON orders USING hash (lower(customer_email)) WHERE store_id IS NOT NULL;

-- An order that discounts made free is paid as soon as it is placed, without a gateway.
ALTER TABLE payments
  DROP CONSTRAINT payments_something,
  ADD CONSTRAINT payments_something CHECK (amount + credits > 0 OR save_method OR purpose = 'order');
-- The visits of a pack that a discount made free are deposits of nothing.
ALTER TABLE deposits
  DROP CONSTRAINT deposits_paid_check,
  ADD CONSTRAINT deposits_paid_check CHECK (paid >= 0);
