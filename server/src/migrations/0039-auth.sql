-- Of a second factor here stands nothing that signs anybody in: the secret is sealed, of codes and tickets there are hashes.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL CHECK (sealed_secret <> ''),
  created_at timestamptz NOT NULL,
  -- Until a code of the app was given it is asked for by nobody.
  enabled_at timestamptz,
  -- Of the last code that was taken: neither that one nor an older one is taken again.
  last_step bigint NOT NULL CHECK (last_step >= 0)
);

-- Each signs in once in the place of a code.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

-- A sign-in that waits for its code.
CREATE TABLE sign_in_tickets (
  hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As it was then: a new password ends what began with the old one.
  password_version integer NOT NULL,
  attempts integer NOT NULL CHECK (attempts BETWEEN 0 AND 5),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_tickets_user_id ON sign_in_tickets (user_id);
CREATE INDEX sign_in_tickets_expires_at ON sign_in_tickets (expires_at);
