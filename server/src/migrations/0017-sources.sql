-- Other calendars a seller lives by. Of each the last good copy counts, and of that only when it is busy.
CREATE TABLE calendar_sources (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  address text NOT NULL CHECK (address <> ''),
  busy tstzmultirange NOT NULL,
  notes text[] NOT NULL,
  -- When that copy arrived, when one was last asked for, and why none came then.
  read_at timestamptz NOT NULL,
  tried_at timestamptz NOT NULL,
  error text,
  -- Readings by schedule in a row that brought no copy: each doubles the wait for the next.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, id),
  UNIQUE (store_id, address)
);
CREATE INDEX calendar_sources_tried_at ON calendar_sources (tried_at);
