-- What a store took in a span of time.
CREATE INDEX orders_store_paid ON orders (store_id, paid_at) WHERE store_id IS NOT NULL AND paid_at IS NOT NULL;
