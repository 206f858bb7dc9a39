-- What people call an order; one row of numbers for all stores, because a cart may hold several.
CREATE SEQUENCE order_numbers START 1001;

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  -- Who sells; null: the marketplace itself.
  store_id uuid REFERENCES stores,
  -- Who bought; null: a guest.
  buyer_id uuid REFERENCES users,
  number bigint NOT NULL UNIQUE,
  -- Raised by every change, each of which may name the version it was made from.
  version integer NOT NULL CHECK (version > 0),
  status text NOT NULL CHECK (
    status IN (
      'pending_payment', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'expired', 'refunded'
    )
  ),
  payment_id uuid NOT NULL REFERENCES payments,
  -- How it is paid, and by what the gateway knows what was paid.
  gateway text NOT NULL CHECK (gateway <> ''),
  charge_id text,
  customer_name text NOT NULL CHECK (customer_name <> ''),
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  customer_timezone text CHECK (customer_timezone <> ''),
  -- Null where nothing ships.
  shipping_address jsonb,
  currency char(3) NOT NULL,
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  shipping bigint NOT NULL CHECK (shipping >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  total bigint NOT NULL CHECK (total = subtotal + shipping + tax),
  -- What of the total is not the seller's.
  wholesale bigint NOT NULL CHECK (wholesale >= 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  -- What was given back, and how much of it was the catalogue's and the operator's; the rest was the seller's.
  refunded bigint NOT NULL DEFAULT 0,
  refunded_wholesale bigint NOT NULL DEFAULT 0 CHECK (refunded_wholesale BETWEEN 0 AND wholesale),
  refunded_fee bigint NOT NULL DEFAULT 0 CHECK (refunded_fee BETWEEN 0 AND fee),
  -- Stock and times are back; once, whoever says so how often.
  restocked boolean NOT NULL DEFAULT false,
  tracking text NOT NULL DEFAULT '',
  placed_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- From then on the seller's share can be withdrawn.
  release_at timestamptz,
  released_at timestamptz,
  updated_at timestamptz NOT NULL,
  CONSTRAINT orders_refunded CHECK (refunded BETWEEN 0 AND total),
  CHECK ((paid_at IS NULL) = (release_at IS NULL) OR store_id IS NULL)
);
CREATE INDEX orders_store ON orders (store_id, number DESC) WHERE store_id IS NOT NULL;
CREATE INDEX orders_store_status ON orders (store_id, status, number DESC) WHERE store_id IS NOT NULL;
CREATE INDEX orders_buyer ON orders (buyer_id, number DESC) WHERE buyer_id IS NOT NULL;
CREATE INDEX orders_payment ON orders (payment_id);
CREATE INDEX orders_to_release ON orders (release_at) WHERE released_at IS NULL AND release_at IS NOT NULL;

CREATE TABLE order_items (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- From 1.
  line integer NOT NULL CHECK (line > 0),
  kind text NOT NULL CHECK (kind IN ('product', 'service')),
  -- Not references: an order says for ever what was bought, also when it is gone from the catalogue.
  product_id uuid,
  service_id uuid,
  -- The time that is kept for it.
  appointment_id uuid,
  name text NOT NULL CHECK (name <> ''),
  sku text NOT NULL,
  image_url text,
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  unit_wholesale bigint NOT NULL CHECK (unit_wholesale >= 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  -- Was it taken from counted stock?
  reserved boolean NOT NULL,
  refunded_quantity integer NOT NULL DEFAULT 0,
  starts_at timestamptz,
  ends_at timestamptz,
  PRIMARY KEY (order_id, line),
  CHECK ((kind = 'product') = (product_id IS NOT NULL)),
  CHECK ((kind = 'service') = (service_id IS NOT NULL)),
  CONSTRAINT order_items_refunded CHECK (refunded_quantity BETWEEN 0 AND quantity)
);

-- What became of each order. The server may add to it and read it, and nothing else.
CREATE TABLE order_changes (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  id uuid NOT NULL,
  event text NOT NULL CHECK (
    event IN (
      'placed', 'paid', 'paid_late', 'processing', 'shipped', 'delivered', 'cancelled', 'expired',
      'refund_requested', 'refunded', 'note', 'released'
    )
  ),
  by text NOT NULL CHECK (by IN ('buyer', 'seller', 'system')),
  note text NOT NULL,
  at timestamptz NOT NULL,
  -- In the order in which they were written: one transaction writes several at one moment.
  seq bigserial NOT NULL,
  PRIMARY KEY (order_id, id)
);
