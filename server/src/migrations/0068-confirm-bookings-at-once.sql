-- Bookings can be confirmed at once. Stores that exist keep asking their sellers; new ones are created as 'instant'. A
-- service without a value does as its store.
ALTER TABLE stores ADD COLUMN confirmation text NOT NULL DEFAULT 'on_request'
  CHECK (confirmation IN ('instant', 'on_request'));
ALTER TABLE services ADD COLUMN confirmation text CHECK (confirmation IN ('instant', 'on_request'));
