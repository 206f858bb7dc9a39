-- A word of more than 64 letters is cut at the 65th, as words_of cuts it (0005-catalog.sql). Here it was cut at U+1680 too,
-- which counts as a space for \S but parts no words. Else as in 0010-quick-imports.sql.
CREATE OR REPLACE FUNCTION search_document(sku text, name text, description text, category text, brand text)
  RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    DECLARE
      named text := spaced_words(name);
      head text := spaced_words(concat_ws(' ', name, brand, category, sku));
      lexemes text := concat_ws(' ', head, spaced_words(description),
        '+' || replace(nullif(head, ''), ' ', ' +'), '~' || replace(nullif(named, ''), ' ', ' ~'));
    BEGIN
      IF lexemes ~ '[^ ]{65}' THEN
        lexemes := regexp_replace(lexemes, '([+~]?[^ ]{64})[^ ]*', '\1', 'g');
      END IF;
      RETURN array_to_tsvector(
        array_remove(string_to_array(lexemes, ' '), '') || ARRAY['#' || joined(sku), '@' || category]
      );
    END
  $$;

UPDATE product_search SET words = search_document(p.sku, p.name, p.description, p.category, p.brand)
FROM products p
WHERE p.id = product_id AND strpos(concat_ws(' ', p.sku, p.name, p.description, p.category, p.brand), U&'\1680') > 0;

-- Profiles and stores show pictures of their owner by a key of two columns (0008-uploads.sql). A service names its store
-- and not its owner, so it takes a look; neither the owner of a store nor that of a picture ever changes, so one suffices.
CREATE FUNCTION require_own_service_picture() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      IF EXISTS (
        SELECT FROM uploads JOIN stores USING (user_id)
        WHERE uploads.id = upload_in(NEW.image_url) AND stores.id = NEW.store_id
      ) THEN RETURN NEW; END IF;
      RAISE foreign_key_violation USING
        MESSAGE = 'a service shows nothing but pictures of its owner',
        TABLE = 'services', CONSTRAINT = 'services_image_own';
    END
  $$;
CREATE TRIGGER services_image_own BEFORE INSERT OR UPDATE OF image_url, store_id ON services
  FOR EACH ROW WHEN (upload_in(NEW.image_url) IS NOT NULL) EXECUTE FUNCTION require_own_service_picture();
