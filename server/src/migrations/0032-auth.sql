-- Grows with each new password, so that nobody is let in by one that was changed a moment ago.
ALTER TABLE users ADD COLUMN password_version integer NOT NULL DEFAULT 0;

-- Links in letters that are keys to an account. Of each purpose the newest alone counts, and of its code only the hash is
-- kept here: the code itself stands nowhere but in the letter on its way (mails says •••).
CREATE TABLE account_links (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password', 'leave_email', 'take_email')),
  hash text NOT NULL UNIQUE,
  -- The address it is about: the one to confirm, and of a change the one to come.
  email text NOT NULL CHECK (email <> ''),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, purpose)
);
CREATE INDEX account_links_expires_at ON account_links (expires_at);

-- Kinds of devices an account was signed in from: a sign-in from another one is told to its owner.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- In words, such as "Firefox on Windows".
  name text NOT NULL CHECK (name <> ''),
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, name)
);
