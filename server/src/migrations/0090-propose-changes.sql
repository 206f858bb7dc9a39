-- Feature: assistant
-- What the assistant proposes. A proposal does nothing until its seller confirms it, and then calls the same endpoint as a screen.
CREATE TABLE proposals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- An operation id of the API, such as "orders.refund".
  endpoint text NOT NULL,
  input jsonb NOT NULL,
  input_sha256 text NOT NULL CHECK (input_sha256 ~ '^[0-9a-f]{64}$'),
  -- What the card compared, before and after: if it differs when it is confirmed, the card is made anew, and if it differs when
  -- it is undone, nothing is.
  before_sha256 text NOT NULL,
  after_sha256 text NOT NULL,
  card jsonb NOT NULL,
  -- The input that undoes it, or "emails" if only its emails can be taken back; null if it is final.
  undo jsonb,
  created_by text NOT NULL CHECK (created_by IN ('briefing', 'ask', 'model', 'token')),
  state text NOT NULL CHECK (state IN ('open', 'confirmed', 'rejected', 'expired', 'stale', 'undone', 'failed')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  undone_at timestamptz,
  error text
);
CREATE INDEX proposals_user ON proposals (user_id, created_at DESC);
CREATE INDEX proposals_created_at ON proposals (created_at);
CREATE INDEX proposals_open ON proposals (expires_at) WHERE state = 'open';

-- Emails that a confirmed proposal sends wait, so that they can be taken back with it.
ALTER TABLE mails ADD COLUMN proposal_id uuid, ADD COLUMN replaced_by uuid;
CREATE INDEX mails_proposal ON mails (proposal_id) WHERE proposal_id IS NOT NULL;
-- What an email replaced is sent after all if that email is taken back.
CREATE INDEX mails_replaced_by ON mails (replaced_by) WHERE replaced_by IS NOT NULL;

-- Trends in a seller's rows, which take longer to find, as they were found last. A job finds them anew each hour for those who
-- read them.
CREATE TABLE trends (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  insights jsonb NOT NULL
);
CREATE INDEX trends_found_at ON trends (found_at);

-- What was shown to whom, and what they hid until its facts change.
CREATE TABLE insight_marks (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  facts_sha256 text NOT NULL,
  seen_at timestamptz NOT NULL,
  dismissed_at timestamptz,
  PRIMARY KEY (user_id, key)
);
