-- Where the time of an import went.

-- Two indexes took every word of every product one by one. Now some thousand products wait in a list and go in together.
ALTER INDEX product_search_words SET (fastupdate = on, gin_pending_list_limit = 1024);
ALTER INDEX search_words_similar SET (fastupdate = on, gin_pending_list_limit = 1024);

-- A search looks through that list too. So an import ends with this, and searches are then as quick as ever; only the
-- owner of an index may do it.
CREATE FUNCTION settle_product_search() RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog
  AS $$
    BEGIN
      PERFORM gin_clean_pending_list('public.product_search_words');
      PERFORM gin_clean_pending_list('public.search_words_similar');
    END
  $$;

-- The words of a text with one space between them: as words_of tells them apart, and without a row for each.
CREATE FUNCTION spaced_words(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(
      translate(plain_text(written), '''’`', ''),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f]+',
      ' ', 'g'
    ))
  $$;

-- The same lexemes as before (0005-catalog.sql), written as one text: simple expressions cost a fraction of subqueries.
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
      IF lexemes ~ '\S{65}' THEN lexemes := regexp_replace(lexemes, '([+~]?\S{64})\S*', '\1', 'g'); END IF;
      RETURN array_to_tsvector(
        array_remove(string_to_array(lexemes, ' '), '') || ARRAY['#' || joined(sku), '@' || category]
      );
    END
  $$;

-- As before, but for the words: each is looked at once, however many products have it.
CREATE OR REPLACE FUNCTION after_products_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      -- A change of price or stock, by far the most frequent one, ends here.
      IF TG_OP = 'UPDATE' THEN
        IF NOT EXISTS (
          SELECT id, sku, name, description, category, brand FROM new_rows
          EXCEPT SELECT id, sku, name, description, category, brand FROM old_rows
        ) THEN RETURN NULL; END IF;
      END IF;

      IF TG_OP <> 'DELETE' THEN
        INSERT INTO category_counts AS c
        SELECT category, count(*) FROM new_rows GROUP BY category ORDER BY category
        ON CONFLICT (category) DO UPDATE SET products = c.products + excluded.products;

        WITH documents AS (
          INSERT INTO product_search
          SELECT id, length(name), search_document(sku, name, description, category, brand) FROM new_rows
          ON CONFLICT (product_id) DO UPDATE SET name_length = excluded.name_length, words = excluded.words
          RETURNING words
        )
        -- Numbers are never corrected, so they need no entry.
        INSERT INTO search_words
        SELECT w FROM (
          SELECT DISTINCT unnest(tsvector_to_array(words)) COLLATE "C" AS w FROM documents
        ) AS used
        WHERE w !~ '^[~+#@]|[0-9]' AND length(w) BETWEEN 3 AND 32
        ORDER BY w
        ON CONFLICT DO NOTHING;
      END IF;

      IF TG_OP <> 'INSERT' THEN
        UPDATE category_counts c SET products = c.products - gone.products
        FROM (SELECT category, count(*) AS products FROM old_rows GROUP BY category) AS gone
        WHERE c.category = gone.category;
      END IF;
      IF TG_OP = 'DELETE' THEN
        DELETE FROM product_search USING old_rows WHERE product_id = id;
      END IF;
      RETURN NULL;
    END
  $$;
