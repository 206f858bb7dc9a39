-- Feature: external-calendars
-- Calendars at Google, which sellers let us use by consenting there. What Google gives for the consent is kept as the
-- password, and the account's email address as the username.
DO $$
DECLARE
  rule text;
BEGIN
  FOR rule IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = 'calendar_sources'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%provider%'
  LOOP
    EXECUTE format('ALTER TABLE calendar_sources DROP CONSTRAINT %I', rule);
  END LOOP;
END
$$;
ALTER TABLE calendar_sources
  ADD CHECK (provider IN ('ics', 'caldav', 'google')),
  ADD CHECK ((provider = 'ics') = (username IS NULL)),
  ADD CHECK ((provider = 'ics') = (password IS NULL)),
  ADD CHECK (provider <> 'ics' OR (direction = 'read' AND read_at IS NOT NULL AND leaving_since IS NULL));

-- Whether a calendar is the last one of its account.
CREATE INDEX calendar_sources_google_account ON calendar_sources (username) WHERE provider = 'google';

-- Consents that sellers were asked for, until a calendar is chosen.
CREATE TABLE calendar_consents (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null once the answer came back, which counts only once.
  state_sha256 text,
  -- Sealed with the installation's secret for this consent.
  code_verifier text NOT NULL,
  redirect_uri text NOT NULL,
  -- The calendar that is connected again; null for a new one.
  source_id uuid,
  account text,
  -- Sealed likewise.
  token text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, id),
  CHECK ((account IS NULL) = (token IS NULL)),
  CHECK (token IS NULL OR state_sha256 IS NULL)
);
CREATE INDEX calendar_consents_expires_at ON calendar_consents (expires_at);
CREATE INDEX calendar_consents_account ON calendar_consents (account) WHERE account IS NOT NULL;
