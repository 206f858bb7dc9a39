-- What visitors of the store page give besides their name, so that the store can reach whoever takes a time.
ALTER TABLE stores ADD COLUMN booking_contact text NOT NULL DEFAULT 'either'
  CHECK (booking_contact IN ('email', 'phone', 'either', 'both'));

-- How many times one contact has booked of late is asked before each booking on the store page.
CREATE INDEX appointments_booked_at ON appointments (store_id, created_at) WHERE source = 'store_page';
