-- Feature: translations
-- Sellers' translations of their texts. A product's are keyed by product, so they survive unlisting. `original` is the text
-- that was translated.
CREATE TABLE translations (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  language text NOT NULL,
  item_id uuid NOT NULL,
  field text NOT NULL CHECK (field IN ('name', 'tagline', 'description')),
  original text NOT NULL,
  translation text NOT NULL CHECK (translation <> ''),
  PRIMARY KEY (store_id, language, item_id, field)
);
