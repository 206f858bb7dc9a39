-- An undo of a large import takes minutes. It begins in one moment, after which the import may save nothing more, and
-- a process that dies leaves it to the next one.
ALTER TABLE imports
  ADD COLUMN undo_started_at timestamptz,
  -- The process that works on it renews this; once it has passed, another one goes on.
  ADD COLUMN undo_claimed_until timestamptz,
  -- How many products were looked at, for those who wait.
  ADD COLUMN undo_processed integer NOT NULL DEFAULT 0;
