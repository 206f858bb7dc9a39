-- Feature: calendar-copies
-- The appointments that were written into such a calendar. One whose event is no longer as it was written has been
-- moved or removed there.
CREATE TABLE calendar_copies (
  store_id uuid NOT NULL,
  source_id uuid NOT NULL,
  -- The appointment, or the session.
  entry_id uuid NOT NULL,
  href text NOT NULL,
  -- Of what was written; null if it has to be written again, whatever is there.
  sha256 text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The seller was told that it was moved or removed.
  told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (store_id, source_id, entry_id),
  UNIQUE (store_id, source_id, href),
  FOREIGN KEY (store_id, source_id) REFERENCES calendar_sources ON DELETE CASCADE
);

-- Which stores have appointments to write.
CREATE INDEX appointment_changes_store_at ON appointment_changes (store_id, at);
