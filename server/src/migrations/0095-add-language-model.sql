-- Feature: assistant
-- Whom sellers let read their questions, and the tokens that were used on a day.
CREATE TABLE model_use (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Null if nobody. If the operator connects another, the seller is asked again.
  host text CHECK (host <> ''),
  day date NOT NULL,
  -- Tokens.
  used bigint NOT NULL CHECK (used >= 0)
);

-- What a language model was sent for it; null if none was.
ALTER TABLE thread_messages ADD COLUMN sent jsonb;
