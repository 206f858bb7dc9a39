-- The description and features of a plan in other languages, by language tag. Changing them makes a new version.
ALTER TABLE plans ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
