-- Letters, from the moment the database knows what they tell. A row is written by the transaction that makes the news, so
-- a booking that was rolled back tells nobody, and none that stands is forgotten.
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  -- Whose log it stands in.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  store_id uuid,
  appointment_id uuid,
  kind text NOT NULL CHECK (
    kind IN (
      'booking_received', 'booking_confirmed', 'booking_rescheduled', 'booking_cancelled', 'booking_reminder',
      'new_booking', 'customer_rescheduled', 'customer_cancelled', 'test'
    )
  ),
  -- Which change or which time it is about: below, there is one letter of a kind about each.
  occasion text NOT NULL CHECK (occasion <> ''),
  sender_name text NOT NULL,
  recipient text NOT NULL CHECK (recipient <> ''),
  -- Empty where the sender's own address is not to be told.
  reply_to text NOT NULL,
  subject text NOT NULL CHECK (subject <> ''),
  text text NOT NULL,
  html text NOT NULL,
  -- An iCalendar file that goes along.
  calendar text,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'failed', 'kept', 'cancelled')),
  -- Counts the times it was asked for; a letter sent again is another one to the mail servers on its way.
  round integer NOT NULL CHECK (round > 0),
  attempts integer NOT NULL CHECK (attempts >= 0),
  error text,
  send_at timestamptz NOT NULL,
  -- From then on it would come too late.
  good_until timestamptz,
  -- Until then one process tries to deliver it, and no other does.
  claimed_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (store_id, appointment_id) REFERENCES appointments (store_id, id) ON DELETE CASCADE,
  CHECK ((store_id IS NULL) = (appointment_id IS NULL)),
  CHECK (status <> 'sent' OR sent_at IS NOT NULL),
  -- Nothing is told twice, however often it is posted.
  CONSTRAINT mails_once UNIQUE (appointment_id, kind, occasion)
);
CREATE INDEX mails_user ON mails (user_id, created_at DESC, id DESC);
CREATE INDEX mails_user_status ON mails (user_id, status, created_at DESC, id DESC);
CREATE INDEX mails_due ON mails (send_at) WHERE status = 'queued';
CREATE INDEX mails_created_at ON mails (created_at);
-- Asked before each letter: how many that address got within a day.
CREATE INDEX mails_recipient ON mails (lower(recipient), send_at);

-- Minutes before an appointment at which its customer is reminded.
ALTER TABLE stores ADD COLUMN reminders integer[] NOT NULL DEFAULT '{1440,120}'
  CHECK (cardinality(reminders) <= 3 AND 5 <= ALL (reminders) AND 43200 >= ALL (reminders));
-- Asked every minute: which of the appointments to come have a reminder due.
CREATE INDEX appointments_to_remind ON appointments (starts_at) WHERE status = 'Confirmed';
-- Asked every few minutes: which bookings nobody answered in time.
CREATE INDEX appointments_unanswered ON appointments (starts_at) WHERE status = 'Pending';

-- As the customer's browser had it; unknown where the seller wrote the appointment down.
ALTER TABLE appointments ADD COLUMN customer_timezone text CHECK (customer_timezone <> '');

-- The service itself ends what nobody answered, and follows a country that changes its clocks.
ALTER TABLE appointment_changes
  DROP CONSTRAINT appointment_changes_event_check,
  ADD CONSTRAINT appointment_changes_event_check CHECK (
    event IN (
      'created', 'confirmed', 'completed', 'cancelled', 'no_show', 'rescheduled', 'notes_changed', 'expired'
    )
  ),
  DROP CONSTRAINT appointment_changes_by_check,
  ADD CONSTRAINT appointment_changes_by_check CHECK (by IN ('seller', 'customer', 'system'));
