-- How many passwords of a window were wrong: the first and the last that is checked are written to the audit log.
ALTER TABLE sign_in_attempts ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0);
