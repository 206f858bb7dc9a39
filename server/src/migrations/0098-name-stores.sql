-- What belongs to an order names its store, as the order does, so that a statement about one store names it in each table
-- that it reads. Null: an order of the marketplace itself, which no store sells.

-- The whole table is written once, with its indexes. An UPDATE would leave every row behind a second time, and
-- order_changes takes none.
CREATE FUNCTION pg_temp.store_of(asked uuid) RETURNS uuid LANGUAGE sql STABLE
  AS 'SELECT store_id FROM public.orders WHERE id = asked';
ALTER TABLE order_items ADD COLUMN store_id uuid;
ALTER TABLE order_items ALTER COLUMN store_id TYPE uuid USING pg_temp.store_of(order_id);
ALTER TABLE order_changes ADD COLUMN store_id uuid;
ALTER TABLE order_changes ALTER COLUMN store_id TYPE uuid USING pg_temp.store_of(order_id);
-- A refund without an order is of a plan, or of a payment for the orders of several stores.
ALTER TABLE refunds ADD COLUMN store_id uuid;
ALTER TABLE refunds ALTER COLUMN store_id TYPE uuid USING pg_temp.store_of(order_id);
DROP FUNCTION pg_temp.store_of;

-- Never another store than that of the order. The references to the order alone stay: they hold where no store sells.
ALTER TABLE orders ADD CONSTRAINT orders_of_store UNIQUE (store_id, id);
ALTER TABLE order_items ADD CONSTRAINT order_items_store FOREIGN KEY (store_id, order_id)
  REFERENCES orders (store_id, id) ON DELETE CASCADE;
ALTER TABLE order_changes ADD CONSTRAINT order_changes_store FOREIGN KEY (store_id, order_id)
  REFERENCES orders (store_id, id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_store FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id);
ALTER TABLE refunds ADD CONSTRAINT refunds_order_of_store CHECK (store_id IS NULL OR order_id IS NOT NULL);

-- Nor none, where a store sells: a row that names no store gets that of its order. So does one that a server of an earlier
-- version writes while it still runs.
CREATE FUNCTION take_store_of_order() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      NEW.store_id := (SELECT store_id FROM public.orders WHERE id = NEW.order_id);
      RETURN NEW;
    END
  $$;
CREATE TRIGGER order_items_take_store BEFORE INSERT OR UPDATE OF store_id, order_id ON order_items
  FOR EACH ROW WHEN (NEW.store_id IS NULL) EXECUTE FUNCTION take_store_of_order();
CREATE TRIGGER order_changes_take_store BEFORE INSERT OR UPDATE OF store_id, order_id ON order_changes
  FOR EACH ROW WHEN (NEW.store_id IS NULL) EXECUTE FUNCTION take_store_of_order();
CREATE TRIGGER refunds_take_store BEFORE INSERT OR UPDATE OF store_id, order_id ON refunds
  FOR EACH ROW WHEN (NEW.store_id IS NULL AND NEW.order_id IS NOT NULL) EXECUTE FUNCTION take_store_of_order();
