-- What the installation itself sells. A row is one version of a plan: what it says is never changed, it is withdrawn and the
-- next version takes its place, so that who bought it keeps what was bought.
CREATE TABLE plans (
  id uuid PRIMARY KEY,
  -- The same for all versions of a plan.
  key text NOT NULL CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version integer NOT NULL CHECK (version > 0),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('subscription', 'credits')),
  currency char(3) NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  interval text CHECK (interval IN ('month', 'year')),
  -- What a pack puts into the wallet; not less than it costs, so that nobody owes more than was granted when a bank takes
  -- the price back.
  credits bigint CHECK (credits >= price),
  features jsonb NOT NULL,
  limits jsonb NOT NULL,
  highlighted boolean NOT NULL,
  -- Where it stands in the list, from 1.
  position integer NOT NULL CHECK (position > 0),
  created_at timestamptz NOT NULL,
  -- From then on nobody buys this version any more.
  withdrawn_at timestamptz,
  UNIQUE (key, version),
  CHECK ((kind = 'subscription') = (interval IS NOT NULL)),
  CHECK ((kind = 'credits') = (credits IS NOT NULL))
);
CREATE UNIQUE INDEX plans_on_sale ON plans (key) WHERE withdrawn_at IS NULL;
