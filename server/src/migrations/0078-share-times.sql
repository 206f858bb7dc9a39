-- A service can have more than one spot: several customers then share a time of it, which is called a session.
ALTER TABLE services ADD COLUMN capacity integer NOT NULL DEFAULT 1 CHECK (capacity BETWEEN 1 AND 200);

ALTER TABLE appointments
  ADD COLUMN seats integer NOT NULL DEFAULT 1 CHECK (seats BETWEEN 1 AND 200),
  -- Set by the database. Null: nobody shares this time.
  ADD COLUMN session_id uuid,
  DROP CONSTRAINT appointments_apart,
  -- Those of one session share their time; nothing else does. Checked after each statement instead of each row, so that one
  -- statement can move a session.
  ADD CONSTRAINT appointments_apart EXCLUDE USING gist (
    store_id WITH =, busy WITH &&, coalesce(session_id, id) WITH <>
  ) WHERE (status IN ('Pending', 'Confirmed', 'Held')) DEFERRABLE;
CREATE INDEX appointments_session ON appointments (session_id) WHERE session_id IS NOT NULL;

-- All of a service that start at the same moment. The two digits make it a UUID of version 8.
CREATE FUNCTION session_of(service uuid, starts timestamptz) RETURNS uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog
  AS $$
    SELECT overlay(
      overlay(md5(concat(service, ' ', extract(epoch FROM starts))) PLACING '8' FROM 13) PLACING '8' FROM 17
    )::uuid
  $$;

-- Every way of making or moving an appointment sets its session and takes its spots. The lock on the service makes bookings
-- of its sessions wait for each other, so that each counts those before it. Completed and missed ones keep their spots.
CREATE FUNCTION before_appointments_seats() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    DECLARE
      spots integer;
      taken integer;
      session uuid;
      stays boolean;
    BEGIN
      SELECT capacity INTO spots FROM public.services WHERE id = NEW.service_id FOR NO KEY UPDATE;
      session := public.session_of(NEW.service_id, NEW.starts_at);
      stays := TG_OP = 'UPDATE' AND OLD.session_id IS NOT DISTINCT FROM session;
      NEW.session_id := CASE WHEN spots > 1 OR stays THEN session END;
      SELECT coalesce(sum(seats), 0) INTO taken FROM public.appointments
      WHERE session_id = NEW.session_id AND id <> NEW.id AND status <> 'Cancelled';
      -- A smaller capacity takes nobody's spots: they keep them in their session, and at a time that they have alone.
      IF NEW.status <> 'Cancelled' AND taken + NEW.seats > coalesce(spots, 1)
        AND NOT (TG_OP = 'UPDATE' AND NEW.seats <= OLD.seats AND (stays OR taken = 0))
      THEN
        RAISE EXCEPTION 'this time has fewer spots left' USING
          ERRCODE = 'exclusion_violation', TABLE = 'appointments', CONSTRAINT = 'appointments_seats';
      END IF;
      RETURN NEW;
    END
  $$;
-- Triggers run in the order of their names: the link to a meeting is that of the session, so the session comes first.
CREATE TRIGGER appointments_insert_1_seats BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.service_id IS NOT NULL OR NEW.seats > 1) EXECUTE FUNCTION before_appointments_seats();
CREATE TRIGGER appointments_move_1_seats BEFORE UPDATE OF starts_at, service_id, seats ON appointments
  FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.service_id, OLD.seats) IS DISTINCT FROM (NEW.starts_at, NEW.service_id, NEW.seats))
  EXECUTE FUNCTION before_appointments_seats();

-- Appointments that were alone at their time can be joined from now on. A smaller capacity takes nobody's spot away.
CREATE FUNCTION after_services_capacity() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      UPDATE public.appointments SET session_id = public.session_of(service_id, starts_at)
      WHERE store_id = NEW.store_id AND service_id = NEW.id AND session_id IS NULL AND ends_at > NEW.updated_at
        AND status IN ('Held', 'Pending', 'Confirmed');
      RETURN NULL;
    END
  $$;
CREATE TRIGGER services_update_capacity AFTER UPDATE OF capacity ON services
  FOR EACH ROW WHEN (OLD.capacity = 1 AND NEW.capacity > 1) EXECUTE FUNCTION after_services_capacity();

-- All of a session meet in one room.
CREATE OR REPLACE FUNCTION before_appointments_time() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      NEW.meeting_url := coalesce(
        (
          SELECT meeting_url FROM public.appointments
          WHERE session_id = NEW.session_id AND id <> NEW.id AND status IN ('Held', 'Pending', 'Confirmed') LIMIT 1
        ),
        public.meeting_url_of(NEW.service_id)
      );
      RETURN NEW;
    END
  $$;
ALTER TRIGGER appointments_insert_meeting ON appointments RENAME TO appointments_insert_2_meeting;
ALTER TRIGGER appointments_move_meeting ON appointments RENAME TO appointments_move_2_meeting;
CREATE OR REPLACE FUNCTION after_services_meeting() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      WITH upcoming AS (
        SELECT id, coalesce(session_id, id) AS meeting FROM public.appointments
        WHERE store_id = NEW.store_id AND service_id = NEW.id AND ends_at > NEW.updated_at
          AND status IN ('Held', 'Pending', 'Confirmed')
      ),
      rooms AS MATERIALIZED (
        SELECT meeting, public.meeting_url_of(NEW.id) AS url FROM upcoming GROUP BY meeting
      )
      UPDATE public.appointments a
      SET meeting_url = rooms.url, version = version + 1, updated_at = NEW.updated_at
      FROM upcoming JOIN rooms USING (meeting) WHERE a.id = upcoming.id;
      RETURN NULL;
    END
  $$;

-- Who waits for how many.
ALTER TABLE waitlist ADD COLUMN seats integer NOT NULL DEFAULT 1 CHECK (seats BETWEEN 1 AND 200);
