-- Feature: orders
-- Lists count and skip rows in an index alone, so a seller with 100,000 orders waits no longer than one with a hundred.
DROP INDEX orders_store;
CREATE INDEX orders_store ON orders (store_id, number DESC) INCLUDE (status, placed_at) WHERE store_id IS NOT NULL;
DROP INDEX orders_store_status;
CREATE INDEX orders_store_status ON orders (store_id, status, number DESC) INCLUDE (placed_at) WHERE store_id IS NOT NULL;
DROP INDEX orders_buyer;
CREATE INDEX orders_buyer ON orders (buyer_id, number DESC) INCLUDE (status, placed_at) WHERE buyer_id IS NOT NULL;
DROP INDEX orders_store_paid;
CREATE INDEX orders_store_paid ON orders (store_id, paid_at) INCLUDE (total, refunded)
  WHERE store_id IS NOT NULL AND paid_at IS NOT NULL;

DROP INDEX appointments_starts_at;
CREATE INDEX appointments_starts_at ON appointments (store_id, starts_at, id) INCLUDE (status);

DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id) INCLUDE (session_id) WHERE read_at IS NULL;

-- An index alone answers only for pages of the table that a vacuum has seen since their last change.
ALTER TABLE orders SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE appointments SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE notifications SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- How many orders and appointments of each status a store has: the sum of these rows. Each change adds a row, so nobody waits
-- for anybody, as everybody would for one counter; now and then a change sums the rows of its store up. Triggers keep them,
-- and the server may only read them.
CREATE TABLE status_counts (
  list text NOT NULL CHECK (list IN ('orders', 'appointments')),
  store_id uuid NOT NULL,
  status text NOT NULL,
  change integer NOT NULL
);
CREATE INDEX status_counts_list ON status_counts (list, store_id) INCLUDE (status, change);

INSERT INTO status_counts
SELECT 'orders', store_id, status, count(*) FROM orders WHERE store_id IS NOT NULL GROUP BY store_id, status
UNION ALL
SELECT 'appointments', store_id, status, count(*) FROM appointments WHERE status <> 'Held' GROUP BY store_id, status;

-- Rows that another change is summing up are left to it.
CREATE FUNCTION sum_up_status_counts(of_list text, of_store uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    WITH summed AS (
      DELETE FROM public.status_counts WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM public.status_counts WHERE list = of_list AND store_id = of_store FOR UPDATE SKIP LOCKED
      )) RETURNING status, change
    )
    INSERT INTO public.status_counts
    SELECT of_list, of_store, status, sum(change) FROM summed GROUP BY status HAVING sum(change) <> 0
  $$;

-- What the marketplace itself sells is of no store, and who only holds a time has no appointment yet.
CREATE FUNCTION after_status_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    DECLARE
      store uuid;
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO public.status_counts
        SELECT TG_TABLE_NAME, * FROM (VALUES (OLD.store_id, OLD.status, -1), (NEW.store_id, NEW.status, 1))
          AS moved (store_id, status, change)
        WHERE moved.store_id IS NOT NULL AND moved.status <> 'Held';
        store := NEW.store_id;
      ELSE
        INSERT INTO public.status_counts
        SELECT TG_TABLE_NAME, store_id, status, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
        FROM changed WHERE store_id IS NOT NULL AND status <> 'Held' GROUP BY store_id, status;
        SELECT store_id INTO store FROM changed LIMIT 1;
      END IF;
      IF store IS NOT NULL AND random() < 0.02 THEN
        PERFORM public.sum_up_status_counts(TG_TABLE_NAME, store);
      END IF;
      RETURN NULL;
    END
  $$;
CREATE TRIGGER orders_insert_count AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_status_change();
CREATE TRIGGER orders_update_count AFTER UPDATE OF status, store_id ON orders
  FOR EACH ROW WHEN ((OLD.status, OLD.store_id) IS DISTINCT FROM (NEW.status, NEW.store_id))
  EXECUTE FUNCTION after_status_change();
CREATE TRIGGER orders_delete_count AFTER DELETE ON orders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_status_change();
CREATE TRIGGER appointments_insert_count AFTER INSERT ON appointments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_status_change();
CREATE TRIGGER appointments_update_count AFTER UPDATE OF status, store_id ON appointments
  FOR EACH ROW WHEN ((OLD.status, OLD.store_id) IS DISTINCT FROM (NEW.status, NEW.store_id))
  EXECUTE FUNCTION after_status_change();
CREATE TRIGGER appointments_delete_count AFTER DELETE ON appointments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_status_change();
