-- Lets one GiST index compare ids beside ranges of time.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- For those who refer to a service and say whose it must be.
ALTER TABLE services ADD UNIQUE (store_id, id);

CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  -- What people call it; counted by each store for itself.
  number integer NOT NULL CHECK (number > 0),
  -- Raised by every change, each of which names the version it was made from.
  version integer NOT NULL CHECK (version > 0),
  status text NOT NULL CHECK (status IN ('Pending', 'Confirmed', 'Completed', 'Cancelled', 'No-show')),
  service_id uuid,
  -- As the service was called when it was booked.
  service_name text CHECK (service_name <> ''),
  title text NOT NULL CHECK (title <> ''),
  customer_name text NOT NULL CHECK (customer_name <> ''),
  customer_email text NOT NULL,
  customer_phone text NOT NULL,
  notes text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  source text NOT NULL CHECK (source IN ('seller', 'store_page')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The zone it was agreed in, and what a clock on the wall there shows when it begins: should the rules of that zone
  -- change, the wall time is what was promised.
  timezone text NOT NULL CHECK (timezone <> ''),
  starts_local timestamp NOT NULL,
  -- With the time that is kept free after it.
  busy_until timestamptz NOT NULL,
  busy tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, busy_until, '[)')) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  FOREIGN KEY (store_id, service_id) REFERENCES services (store_id, id),
  UNIQUE (store_id, id),
  UNIQUE (store_id, number),
  CHECK ((service_id IS NULL) = (service_name IS NULL)),
  CHECK (ends_at > starts_at AND ends_at - starts_at <= interval '7 days'),
  CHECK (busy_until >= ends_at AND busy_until - ends_at <= interval '240 minutes'),
  -- What is agreed or waits for a word holds its time: nobody is booked twice, however many try at once.
  CONSTRAINT appointments_apart EXCLUDE USING gist (store_id WITH =, busy WITH &&)
    WHERE (status IN ('Pending', 'Confirmed'))
);
CREATE INDEX appointments_starts_at ON appointments (store_id, starts_at, id);
CREATE INDEX appointments_status ON appointments (store_id, status, starts_at, id);
CREATE INDEX appointments_service ON appointments (store_id, service_id) WHERE service_id IS NOT NULL;

-- What became of each appointment, and when. The server may add to it and read it, and nothing else.
CREATE TABLE appointment_changes (
  store_id uuid NOT NULL,
  appointment_id uuid NOT NULL,
  -- The version this change made; one change may be several events.
  version integer NOT NULL,
  event text NOT NULL CHECK (
    event IN ('created', 'confirmed', 'completed', 'cancelled', 'no_show', 'rescheduled', 'notes_changed')
  ),
  by text NOT NULL CHECK (by IN ('seller', 'customer')),
  -- The time it had from then on.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, appointment_id, version, event),
  FOREIGN KEY (store_id, appointment_id) REFERENCES appointments (store_id, id) ON DELETE CASCADE
);
