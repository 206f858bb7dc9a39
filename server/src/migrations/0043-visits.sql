-- Who comes to store pages, counted without knowing who, and what led to what was bought and booked there.

-- Each visit by itself, for a while: visit_days has what is kept. No column says who came.
CREATE TABLE store_visits (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('visit', 'cart')),
  platform text NOT NULL DEFAULT '' CHECK (char_length(platform) <= 40),
  source text NOT NULL DEFAULT '' CHECK (char_length(source) <= 200),
  medium text NOT NULL DEFAULT '' CHECK (char_length(medium) <= 200),
  campaign text NOT NULL DEFAULT '' CHECK (char_length(campaign) <= 200),
  term text NOT NULL DEFAULT '' CHECK (char_length(term) <= 200),
  content text NOT NULL DEFAULT '' CHECK (char_length(content) <= 200),
  referrer_host text NOT NULL DEFAULT '' CHECK (char_length(referrer_host) <= 200),
  -- The seller's own link that led there: see 0045-links.sql.
  link_id uuid
);
CREATE INDEX store_visits_at ON store_visits (store_id, at);
CREATE INDEX store_visits_old ON store_visits (at);

-- The same by day in the store's zone, written with the visits and kept with the store.
CREATE TABLE visit_days (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  day date NOT NULL,
  platform text NOT NULL DEFAULT '',
  source text NOT NULL DEFAULT '',
  medium text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '',
  visits integer NOT NULL DEFAULT 0 CHECK (visits >= 0),
  carts integer NOT NULL DEFAULT 0 CHECK (carts >= 0),
  PRIMARY KEY (store_id, day, platform, source, medium, campaign)
);

-- What led to an order or a booking: the last touch that was not direct, within 30 days of it.
CREATE TABLE touches (
  subject_kind text NOT NULL CHECK (subject_kind IN ('order', 'appointment')),
  subject_id uuid NOT NULL,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  platform text NOT NULL DEFAULT '' CHECK (char_length(platform) <= 40),
  source text NOT NULL DEFAULT '' CHECK (char_length(source) <= 200),
  medium text NOT NULL DEFAULT '' CHECK (char_length(medium) <= 200),
  campaign text NOT NULL DEFAULT '' CHECK (char_length(campaign) <= 200),
  touched_at timestamptz NOT NULL,
  PRIMARY KEY (subject_kind, subject_id)
);
CREATE INDEX touches_store ON touches (store_id, touched_at);

-- Kept until a time is offered and booked: that booking came of it.
ALTER TABLE waitlist ADD COLUMN touch jsonb;
