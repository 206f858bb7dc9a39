-- Who waits for a time on a day that is full. Ended ones are kept for a while, because their links still say what became of
-- them.
CREATE TABLE waitlist (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid PRIMARY KEY,
  service_id uuid NOT NULL,
  -- As the service was called when they asked.
  service_name text NOT NULL CHECK (service_name <> ''),
  -- On the store's calendar.
  day date NOT NULL,
  customer_name text NOT NULL CHECK (customer_name <> ''),
  customer_email text NOT NULL CHECK (customer_email <> ''),
  customer_timezone text,
  notes text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'offered', 'booked', 'left', 'lapsed', 'over')),
  -- The time that was offered, and the row of appointments that keeps it or became the booking.
  offer_id uuid,
  offer_starts_at timestamptz,
  offer_ends_at timestamptz,
  offer_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (store_id, service_id) REFERENCES services (store_id, id),
  CHECK ((offer_id IS NULL) = (offer_starts_at IS NULL)),
  CHECK ((offer_id IS NULL) = (offer_ends_at IS NULL)),
  CHECK ((offer_id IS NULL) = (offer_until IS NULL)),
  CHECK (status NOT IN ('offered', 'booked') OR offer_id IS NOT NULL),
  CHECK (status <> 'waiting' OR offer_id IS NULL)
);
-- Asked for twice it is one place in the list.
CREATE UNIQUE INDEX waitlist_once ON waitlist (store_id, service_id, day, lower(customer_email))
  WHERE status IN ('waiting', 'offered');
CREATE INDEX waitlist_open ON waitlist (store_id, day, created_at, id) WHERE status IN ('waiting', 'offered');
CREATE INDEX waitlist_day ON waitlist (day);

-- Whom a hold is for. It stays with the booking that the hold becomes.
ALTER TABLE appointments ADD COLUMN waiting_id uuid REFERENCES waitlist ON DELETE SET NULL;
-- Nobody is offered two times at once.
CREATE UNIQUE INDEX appointments_offered ON appointments (waiting_id) WHERE status = 'Held';
-- The log of letters outlives who waited.
ALTER TABLE mails ADD FOREIGN KEY (waiting_id) REFERENCES waitlist ON DELETE SET NULL;
