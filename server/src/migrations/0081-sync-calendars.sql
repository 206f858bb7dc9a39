-- Feature: external-calendars
-- Calendars that a seller keeps with a CalDAV provider: read with their login, and appointments written into them.
ALTER TABLE calendar_sources
  ADD COLUMN provider text NOT NULL DEFAULT 'ics' CHECK (provider IN ('ics', 'caldav')),
  ADD COLUMN direction text NOT NULL DEFAULT 'read' CHECK (direction IN ('read', 'both')),
  ADD COLUMN username text,
  -- Sealed with the installation's secret for this calendar.
  ADD COLUMN password text,
  -- What the provider calls the state that was listed last.
  ADD COLUMN sync_token text,
  -- Everything is being listed, since then: what is not in the list is gone.
  ADD COLUMN listing_since timestamptz,
  -- Busy times are known until then; before it comes near, all events are read again.
  ADD COLUMN known_until timestamptz,
  -- While one process syncs it, no other does.
  ADD COLUMN syncing_until timestamptz,
  -- The provider refused the login.
  ADD COLUMN refused boolean NOT NULL DEFAULT false,
  -- Appointments that changed before then are written.
  ADD COLUMN written_at timestamptz,
  -- The seller removed it; the appointments in it are being taken out.
  ADD COLUMN leaving_since timestamptz,
  -- Null until it was read to its end for the first time.
  ALTER COLUMN read_at DROP NOT NULL,
  ADD CHECK ((provider = 'caldav') = (username IS NOT NULL)),
  ADD CHECK ((provider = 'caldav') = (password IS NOT NULL)),
  ADD CHECK (provider = 'caldav' OR (direction = 'read' AND read_at IS NOT NULL AND leaving_since IS NULL));
ALTER TABLE calendar_sources ALTER COLUMN provider DROP DEFAULT, ALTER COLUMN direction DROP DEFAULT;

-- The events of such a calendar: which are there, and when they are busy.
CREATE TABLE calendar_objects (
  store_id uuid NOT NULL,
  source_id uuid NOT NULL,
  href text NOT NULL CHECK (href <> ''),
  -- As it was listed, and as it was read: it is read again if they differ.
  etag text NOT NULL,
  read_etag text,
  listed_at timestamptz NOT NULL,
  busy tstzmultirange NOT NULL DEFAULT '{}',
  -- It could not be read.
  broken boolean NOT NULL DEFAULT false,
  unknown_zones text[] NOT NULL DEFAULT '{}',
  -- Of an appointment of ours: where the calendar has it; null if it is cancelled there.
  own_start timestamptz,
  own_end timestamptz,
  PRIMARY KEY (store_id, source_id, href),
  FOREIGN KEY (store_id, source_id) REFERENCES calendar_sources ON DELETE CASCADE,
  CHECK ((own_start IS NULL) = (own_end IS NULL)),
  CHECK (own_start <= own_end)
);
CREATE INDEX calendar_objects_unread ON calendar_objects (store_id, source_id) WHERE read_etag IS DISTINCT FROM etag;
