-- Old records go after a while, and only old ones. The server's role may add to these tables and not delete from them, so
-- that not even a bug takes out what happened lately; these functions run with the owner's rights and keep a floor that no
-- argument lowers. Each deletes at most so many rows and answers how many.

-- What touched an account's money, access or identity: at least 90 days.
CREATE FUNCTION forget_audit_entries(before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    DECLARE
      forgotten integer;
    BEGIN
      DELETE FROM public.audit_entries WHERE id IN (
        SELECT id FROM public.audit_entries WHERE at < least(before, now() - interval '90 days') LIMIT most
      );
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      RETURN forgotten;
    END
  $$;

-- What became of orders: of one that was paid it belongs to the business records, and stays for at least 5 years; of one
-- that never was, for at least 90 days.
CREATE FUNCTION forget_order_changes(before timestamptz, paid_before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    DECLARE
      forgotten integer;
    BEGIN
      DELETE FROM public.order_changes WHERE (order_id, id) IN (
        SELECT c.order_id, c.id FROM public.order_changes c JOIN public.orders o ON o.id = c.order_id
        WHERE c.at < CASE
          WHEN o.paid_at IS NULL THEN least(before, now() - interval '90 days')
          ELSE least(paid_before, now() - interval '5 years')
        END
        LIMIT most
      );
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      RETURN forgotten;
    END
  $$;

-- What payment providers reported: at least 5 years.
CREATE FUNCTION forget_payment_events(before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    DECLARE
      forgotten integer;
    BEGIN
      DELETE FROM public.payment_events WHERE (gateway, event_id) IN (
        SELECT gateway, event_id FROM public.payment_events
        WHERE received_at < least(before, now() - interval '5 years') LIMIT most
      );
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      RETURN forgotten;
    END
  $$;
