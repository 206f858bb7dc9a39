-- Feature: store
-- Existing pages stay dark until their sellers choose; their services come before their products from now on.
ALTER TABLE stores
  ADD COLUMN page_theme text NOT NULL DEFAULT 'dark' CHECK (page_theme IN ('system', 'light', 'dark')),
  ADD COLUMN page_sections text[] NOT NULL DEFAULT '{services,products,about}' CHECK (
    page_sections @> '{services,products,about}' AND cardinality(page_sections) = 3
  );
ALTER TABLE stores ALTER COLUMN page_theme SET DEFAULT 'system';
