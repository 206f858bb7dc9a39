-- What appointments that repeat were made from: "every other Tuesday at ten, nine times". They are rows of appointments like
-- any other, and what becomes of one changes nothing here.
CREATE TABLE series (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  every_weeks integer NOT NULL CHECK (every_weeks BETWEEN 1 AND 12),
  -- How it was to end: after so many, or with this day.
  count integer CHECK (count BETWEEN 2 AND 52),
  until date,
  -- The first as it was asked for, on the wall of the store.
  timezone text NOT NULL CHECK (timezone <> ''),
  starts_local timestamp NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (store_id, id),
  CHECK ((count IS NULL) <> (until IS NULL))
);

ALTER TABLE appointments
  ADD COLUMN series_id uuid,
  -- "3 of 10": as they were made, whatever becomes of the others.
  ADD COLUMN series_nth integer,
  ADD COLUMN series_of integer,
  ADD CONSTRAINT appointments_series_own FOREIGN KEY (store_id, series_id) REFERENCES series (store_id, id),
  ADD CONSTRAINT appointments_series_place CHECK (
    num_nonnulls(series_id, series_nth, series_of) = 0
    OR (num_nonnulls(series_id, series_nth, series_of) = 3 AND series_nth BETWEEN 1 AND series_of AND series_of <= 52)
  );
CREATE UNIQUE INDEX appointments_series ON appointments (store_id, series_id, series_nth) WHERE series_id IS NOT NULL;
