-- Feature: services
ALTER TABLE services
  ADD COLUMN meeting_kind text NOT NULL DEFAULT 'none' CHECK (meeting_kind IN ('none', 'link', 'jitsi')),
  -- The link itself, or the address of the Jitsi server without a slash at its end.
  ADD COLUMN meeting_url text,
  ADD CONSTRAINT services_meeting_url CHECK ((meeting_kind = 'none') = (meeting_url IS NULL)),
  ADD CONSTRAINT services_meeting_online CHECK (meeting_kind = 'none' OR location = 'online');

ALTER TABLE appointments ADD COLUMN meeting_url text;

-- The seller's own link, or a link to a new room that can't be guessed.
CREATE FUNCTION meeting_url_of(service uuid) RETURNS text
  LANGUAGE sql VOLATILE SET search_path = pg_catalog
  AS $$
    SELECT CASE meeting_kind
      WHEN 'link' THEN meeting_url
      WHEN 'jitsi' THEN concat(meeting_url, '/', replace(gen_random_uuid()::text, '-', ''))
    END
    FROM public.services WHERE id = service
  $$;

-- Every way of making or moving an appointment sets its link. A moved appointment gets a new room, so that nobody with the
-- old link can join.
CREATE FUNCTION before_appointments_time() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      NEW.meeting_url := public.meeting_url_of(NEW.service_id);
      RETURN NEW;
    END
  $$;
CREATE TRIGGER appointments_insert_meeting BEFORE INSERT ON appointments
  FOR EACH ROW WHEN (NEW.service_id IS NOT NULL) EXECUTE FUNCTION before_appointments_time();
-- A hold can be booked for a different service.
CREATE TRIGGER appointments_move_meeting BEFORE UPDATE OF starts_at, service_id ON appointments
  FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.service_id) IS DISTINCT FROM (NEW.starts_at, NEW.service_id))
  EXECUTE FUNCTION before_appointments_time();

-- Upcoming appointments follow their service. Both are written under the lock of their store. Statements that change a
-- meeting must set updated_at, which decides what is upcoming.
CREATE FUNCTION after_services_meeting() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      UPDATE public.appointments
      SET meeting_url = public.meeting_url_of(service_id), version = version + 1, updated_at = NEW.updated_at
      WHERE store_id = NEW.store_id AND service_id = NEW.id AND ends_at > NEW.updated_at
        AND status IN ('Held', 'Pending', 'Confirmed');
      RETURN NULL;
    END
  $$;
CREATE TRIGGER services_update_meeting AFTER UPDATE OF meeting_kind, meeting_url ON services
  FOR EACH ROW
  WHEN ((OLD.meeting_kind, OLD.meeting_url) IS DISTINCT FROM (NEW.meeting_kind, NEW.meeting_url))
  EXECUTE FUNCTION after_services_meeting();
