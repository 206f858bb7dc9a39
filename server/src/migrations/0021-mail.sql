-- Letters about orders and about free times that somebody waited for.
ALTER TABLE mails
  ADD COLUMN order_id uuid REFERENCES orders ON DELETE CASCADE,
  ADD COLUMN waiting_id uuid,
  DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (
    kind IN (
      'booking_received', 'booking_confirmed', 'booking_rescheduled', 'booking_cancelled', 'booking_reminder',
      'new_booking', 'customer_rescheduled', 'customer_cancelled', 'test',
      'order_confirmed', 'order_shipped', 'order_refunded', 'new_sale',
      'waitlist_joined', 'time_offered'
    )
  ),
  DROP CONSTRAINT mails_check,
  ADD CONSTRAINT mails_about CHECK (store_id IS NOT NULL OR appointment_id IS NULL),
  ADD CONSTRAINT mails_once_order UNIQUE (order_id, kind, occasion),
  ADD CONSTRAINT mails_once_waiting UNIQUE (waiting_id, kind, occasion);
