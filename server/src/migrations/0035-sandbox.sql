-- What a payout provider would know, for the built-in one that pays nobody.
CREATE TABLE sandbox_payouts (
  -- Ours, so that a second time pays nothing more.
  id uuid PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  reference text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'paid', 'failed')),
  reason text NOT NULL,
  -- How often it was asked for.
  asked integer NOT NULL CHECK (asked > 0),
  created_at timestamptz NOT NULL
);
