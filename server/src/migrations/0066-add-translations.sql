-- Feature: translations
-- What sellers' texts are in another language of their store. A product's are kept by product, so that one that is listed
-- again has them again. `original` is the text that was translated.
CREATE TABLE translations (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  language text NOT NULL,
  item_id uuid NOT NULL,
  field text NOT NULL CHECK (field IN ('name', 'tagline', 'description')),
  original text NOT NULL,
  translation text NOT NULL CHECK (translation <> ''),
  PRIMARY KEY (store_id, language, item_id, field)
);
