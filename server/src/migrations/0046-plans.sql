-- What an upgrade has cut comes back as it was, once the upgrade's price is given back.
ALTER TABLE subscription_periods
  -- The day of the month that periods end on: a Feb 28 does not tell that its years began on Feb 29.
  ADD COLUMN anchor_day integer CHECK (anchor_day BETWEEN 1 AND 31),
  -- What was to become of it when it was cut: whether it was to end, or which plan was to follow.
  ADD COLUMN was_ending boolean NOT NULL DEFAULT false,
  ADD COLUMN next_plan_id uuid REFERENCES plans,
  ADD CHECK (NOT (was_ending AND next_plan_id IS NOT NULL));
UPDATE subscription_periods period SET anchor_day = coalesce(
  (SELECT anchor_day FROM subscriptions WHERE paid_by = period.payment_id),
  GREATEST(date_part('day', starts_at AT TIME ZONE 'UTC'), date_part('day', paid_until AT TIME ZONE 'UTC'))
);
ALTER TABLE subscription_periods ALTER anchor_day SET NOT NULL;

-- When its owner was told that nothing there is will pay the next period.
ALTER TABLE subscriptions ADD COLUMN warned_at timestamptz;
