-- The language that an account's owner chose, so that emails come in it as well.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es', 'de'));
