-- Who is on which plan, and which time is paid for.
CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- A version of it: what was bought stays as it was bought.
  plan_id uuid NOT NULL REFERENCES plans,
  -- What begins when the paid time ends, where that is another plan.
  next_plan_id uuid REFERENCES plans,
  status text NOT NULL CHECK (status IN ('active', 'past_due', 'cancelled', 'expired')),
  -- The time that was paid for last, and the payment that paid for it.
  paid_by uuid NOT NULL UNIQUE REFERENCES payments,
  period_start timestamptz NOT NULL,
  period_end timestamptz NOT NULL,
  -- The day of the month that periods end on, where the month has it.
  anchor_day integer NOT NULL CHECK (anchor_day BETWEEN 1 AND 31),
  cancel_at_period_end boolean NOT NULL DEFAULT false,
  -- How the next period is paid: "wallet" by credits, any other by what was saved there.
  gateway text NOT NULL CHECK (gateway <> ''),
  -- From when on the next period is owed, since its first try; all tries are counted from there.
  owed_from timestamptz,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- When it is looked after next; null while a try is under way, and once it is over.
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (period_end >= period_start),
  CHECK (status <> 'past_due' OR owed_from IS NOT NULL),
  CHECK ((status IN ('active', 'past_due')) = (ended_at IS NULL)),
  CHECK (ended_at IS NULL OR due_at IS NULL)
);
CREATE UNIQUE INDEX subscriptions_live ON subscriptions (user_id) WHERE ended_at IS NULL;
CREATE INDEX subscriptions_user ON subscriptions (user_id, created_at DESC);
-- Asked every minute: whose time is over.
CREATE INDEX subscriptions_due ON subscriptions (due_at, id) WHERE due_at IS NOT NULL;

-- What was paid for, each by one payment. A change of plan cuts the time that ran.
CREATE TABLE subscription_periods (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  plan_id uuid NOT NULL REFERENCES plans,
  -- What the whole of it cost, by the payment and by what was left of the one before.
  amount bigint NOT NULL CHECK (amount >= 0),
  starts_at timestamptz NOT NULL,
  -- As it was paid for, and as it came to be.
  paid_until timestamptz NOT NULL CHECK (paid_until > starts_at),
  ends_at timestamptz NOT NULL CHECK (ends_at BETWEEN starts_at AND paid_until),
  -- Nobody pays twice for the same time.
  CONSTRAINT subscription_periods_apart
    EXCLUDE USING gist (subscription_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
);

-- Each try to have a period paid: made by whoever writes it down first, however many processes run.
CREATE TABLE subscription_charges (
  subscription_id uuid NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  period_start timestamptz NOT NULL,
  attempt integer NOT NULL CHECK (attempt > 0),
  -- Null: there was nothing to pay it with.
  payment_id uuid UNIQUE REFERENCES payments,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, period_start, attempt)
);

-- Which kinds of letters there are, contract/src/mail.ts says.
ALTER TABLE mails DROP CONSTRAINT mails_kind_check, ADD CONSTRAINT mails_kind_check CHECK (kind <> '');
