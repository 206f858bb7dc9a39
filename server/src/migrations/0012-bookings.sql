-- A hold keeps a time for a visitor of the store page while they write down who they are. It is a row like any other, so
-- that one constraint decides who has a time; it has no number and names nobody until it is booked.
ALTER TABLE appointments
  ADD COLUMN held_until timestamptz,
  DROP CONSTRAINT appointments_status_check,
  ADD CONSTRAINT appointments_status_check CHECK (
    status IN ('Pending', 'Confirmed', 'Completed', 'Cancelled', 'No-show', 'Held')
  ),
  DROP CONSTRAINT appointments_customer_name_check,
  ADD CONSTRAINT appointments_customer_name_check CHECK ((status = 'Held') = (customer_name = '')),
  DROP CONSTRAINT appointments_number_check,
  ADD CONSTRAINT appointments_number_check CHECK (number >= 0 AND (status = 'Held') = (number = 0)),
  DROP CONSTRAINT appointments_store_id_number_key,
  ADD CONSTRAINT appointments_held_until CHECK ((status = 'Held') = (held_until IS NOT NULL)),
  DROP CONSTRAINT appointments_apart,
  ADD CONSTRAINT appointments_apart EXCLUDE USING gist (store_id WITH =, busy WITH &&)
    WHERE (status IN ('Pending', 'Confirmed', 'Held'));
CREATE UNIQUE INDEX appointments_number ON appointments (store_id, number) WHERE number > 0;
-- Whoever takes a time first removes the store's holds that have run out.
CREATE INDEX appointments_held ON appointments (store_id, held_until) WHERE status = 'Held';

-- Until so long before the start customers may move or cancel what they booked.
ALTER TABLE stores ADD COLUMN change_notice_minutes integer NOT NULL DEFAULT 60
  CHECK (change_notice_minutes BETWEEN 0 AND 43200);
