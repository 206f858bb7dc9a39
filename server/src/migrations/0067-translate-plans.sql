-- The description and features of a plan in other languages, by language tag. Part of what a version says.
ALTER TABLE plans ADD COLUMN translations jsonb NOT NULL DEFAULT '{}';
