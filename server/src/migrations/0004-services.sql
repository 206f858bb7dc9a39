CREATE TABLE services (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 5 AND 1440),
  buffer_minutes integer NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 240),
  location text NOT NULL CHECK (location IN ('in_person', 'online', 'customer_place')),
  image_url text,
  active boolean NOT NULL,
  archived_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX services_store ON services (store_id, created_at) WHERE archived_at IS NULL;
