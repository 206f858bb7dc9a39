-- The seller's dashboard counts the orders to ship and lists the oldest. They are few beside all orders of a store.
CREATE INDEX orders_to_ship ON orders (store_id, number) WHERE status IN ('paid', 'processing') AND shipping_address IS NOT NULL;
