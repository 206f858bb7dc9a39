-- Accounts elsewhere that sign in here. Who somebody is says the issuer's own name for them; an address changes hands.
CREATE TABLE identities (
  issuer text NOT NULL CHECK (issuer <> ''),
  subject text NOT NULL CHECK (subject <> ''),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As the issuer said at the last sign-in, to be shown.
  email text NOT NULL CHECK (email <> ''),
  name text,
  picture text,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT identities_one UNIQUE (user_id, issuer)
);
