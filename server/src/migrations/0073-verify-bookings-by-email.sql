-- Feature: store
-- Whether new customers who book with an email address have to confirm by a link in an email.
ALTER TABLE stores ADD COLUMN verify_email text NOT NULL DEFAULT 'off'
  CHECK (verify_email IN ('off', 'on_request', 'always'));

-- Until when the customer has to. Null: they were not asked or did, or the seller confirmed or moved the appointment.
ALTER TABLE appointments ADD COLUMN verify_by timestamptz;
-- Asked every few minutes: which were not verified in time.
CREATE INDEX appointments_unverified ON appointments (verify_by) WHERE status = 'Pending' AND verify_by IS NOT NULL;

ALTER TABLE appointment_changes
  DROP CONSTRAINT appointment_changes_event_check,
  ADD CONSTRAINT appointment_changes_event_check CHECK (
    event IN (
      'created', 'verified', 'confirmed', 'completed', 'cancelled', 'no_show', 'rescheduled', 'notes_changed', 'expired',
      'payment_recorded', 'payment_left_open', 'payment_waived'
    )
  );
