-- Feature: auth
-- Accounts that the operator has shut out. Their data stays, and restoring them gives everything back.
ALTER TABLE users
  ADD COLUMN suspended_at timestamptz,
  -- The owner reads it.
  ADD COLUMN suspended_reason text CHECK (suspended_reason <> ''),
  ADD CONSTRAINT users_suspended CHECK ((suspended_at IS NULL) = (suspended_reason IS NULL));

-- The operator finds people by a part of their name, email, store name or website address.
CREATE INDEX users_words ON users USING gin (name gin_trgm_ops, email gin_trgm_ops);
CREATE INDEX stores_words ON stores USING gin (name gin_trgm_ops);
CREATE INDEX website_urls_words ON website_urls USING gin (website_url gin_trgm_ops);
