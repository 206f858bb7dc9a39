-- Feature: assistant
-- What sellers asked, and what was answered.
CREATE TABLE threads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The first question.
  title text NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX threads_user ON threads (user_id, updated_at DESC);
CREATE INDEX threads_updated_at ON threads (updated_at);

CREATE TABLE thread_messages (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
  text text NOT NULL,
  lines jsonb NOT NULL,
  -- How the question was read, so that the next one can go on from it; null if it wasn't understood.
  reading jsonb,
  asked_at timestamptz NOT NULL
);
CREATE INDEX thread_messages_thread ON thread_messages (thread_id, asked_at DESC);
CREATE INDEX thread_messages_asked_at ON thread_messages (asked_at);
