-- Feature: orders
-- What a seller shows a bank when a customer disputes a payment: when the customer opened the pages of what they bought, and
-- until when the bank takes evidence.
CREATE TABLE order_opens (
  order_id uuid NOT NULL REFERENCES orders,
  store_id uuid NOT NULL REFERENCES stores,
  -- Null: the page of the order. Otherwise the page of this appointment.
  appointment_id uuid,
  -- The first opening of each page in an hour.
  hour timestamptz NOT NULL,
  at timestamptz NOT NULL CHECK (at >= hour AND at < hour + interval '1 hour'),
  CONSTRAINT order_opens_hourly UNIQUE NULLS NOT DISTINCT (order_id, appointment_id, hour)
);
CREATE INDEX order_opens_store ON order_opens (store_id);
CREATE INDEX order_opens_at ON order_opens (at);

-- Of a dispute; null if the gateway names no day.
ALTER TABLE refunds ADD COLUMN evidence_due_by timestamptz;
