-- A service has rules of its own for its bookings. Without a notice of its own it has that of its store.
ALTER TABLE services
  ADD COLUMN buffer_before_minutes integer NOT NULL DEFAULT 0 CHECK (buffer_before_minutes BETWEEN 0 AND 240),
  ADD COLUMN notice_minutes integer CHECK (notice_minutes BETWEEN 0 AND 43200),
  ADD COLUMN max_per_day integer CHECK (max_per_day BETWEEN 1 AND 100);

-- The appointments of a service on certain days, without reading all of its others.
DROP INDEX appointments_service;
CREATE INDEX appointments_service ON appointments (store_id, service_id, starts_at) WHERE service_id IS NOT NULL;

-- With the time that is kept free before it; null: none. `busy` follows, and so does the constraint on it.
ALTER TABLE appointments
  ADD COLUMN busy_from timestamptz,
  ADD CONSTRAINT appointments_busy_from CHECK (
    busy_from <= starts_at AND starts_at - busy_from <= interval '240 minutes'
  ),
  DROP COLUMN busy;
ALTER TABLE appointments
  ADD COLUMN busy tstzrange NOT NULL GENERATED ALWAYS AS (
    tstzrange(coalesce(busy_from, starts_at), busy_until, '[)')
  ) STORED,
  ADD CONSTRAINT appointments_apart EXCLUDE USING gist (store_id WITH =, busy WITH &&)
    WHERE (status IN ('Pending', 'Confirmed', 'Held'));
