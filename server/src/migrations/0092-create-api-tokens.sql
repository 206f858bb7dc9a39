-- Feature: auth
-- API tokens of sellers. Only their hashes are stored, so a copy of the database signs nobody in.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL UNIQUE,
  name text NOT NULL,
  -- Its first characters, by which its owner recognises it.
  starts_with text NOT NULL,
  scopes text[] NOT NULL CHECK (scopes <> '{}' AND scopes <@ ARRAY['read', 'propose']),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX api_tokens_user ON api_tokens (user_id, created_at DESC);

-- Which token proposed a change; null if none did. The token may be gone.
ALTER TABLE proposals ADD COLUMN token_name text, ADD COLUMN token_id uuid;
