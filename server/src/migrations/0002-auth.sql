CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  email text NOT NULL,
  -- Null for an account that signs in by another way than a password.
  password_hash text,
  picture text,
  email_verified_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- Addresses are ASCII, and "C" folds ASCII alike in every database, a Turkish one included.
CREATE UNIQUE INDEX users_email ON users (lower(email COLLATE "C"));

-- A session is a family of refresh tokens; revoking it ends its access tokens at once.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  -- When the owner last proved who they are: a fresh session may do what moves money.
  confirmed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

CREATE TABLE refresh_tokens (
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  successor_hash text,
  CHECK ((used_at IS NULL) = (successor_hash IS NULL))
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

-- Each one-time code or token of a sign-in link, kept until it would have expired anyway.
-- It belongs to the session that made it, and dies with it.
CREATE TABLE sign_in_links (
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_links_session ON sign_in_links (session_id);
CREATE INDEX sign_in_links_expires_at ON sign_in_links (expires_at);

-- Counts by address, known or not, so that a refusal tells nobody whether an account exists.
CREATE TABLE sign_in_attempts (
  email_hash text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  attempts integer NOT NULL CHECK (attempts BETWEEN 1 AND 10)
);
