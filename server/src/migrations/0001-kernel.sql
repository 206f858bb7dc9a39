CREATE TABLE installation (
  key text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE idempotency_keys (
  caller text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (caller, call, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
