CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- As people compare words: without accents and case. Declared immutable because the rules shipped with the extension
-- are fixed; without that no index could rest on it.
CREATE FUNCTION plain_text(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', written)) $$;

-- The shared catalogue. Ids are made in the order products come in, so ordering by id is ordering by arrival.
CREATE TABLE products (
  id uuid PRIMARY KEY,
  sku text NOT NULL UNIQUE CHECK (sku <> '' AND length(sku) <= 100),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 300),
  description text NOT NULL CHECK (length(description) <= 10000),
  category text NOT NULL CHECK (length(category) <= 100),
  brand text NOT NULL CHECK (length(brand) <= 200),
  -- Only addresses of this origin are ever shown; where a picture came from stays behind.
  image_url text CHECK (image_url ~ '^/[^/\\]'),
  source_image_url text CHECK (length(source_image_url) <= 2000),
  price bigint NOT NULL CHECK (price BETWEEN 0 AND 100000000000),
  wholesale_price bigint NOT NULL CHECK (wholesale_price BETWEEN 0 AND 100000000000),
  -- Null: not counted.
  stock integer CHECK (stock >= 0),
  name_key text NOT NULL GENERATED ALWAYS AS (left(plain_text(name), 100)) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
-- One index an order, with and without a category, so that a page far down is found in the index alone.
CREATE INDEX products_name ON products (name_key, id);
CREATE INDEX products_price ON products (price, id);
CREATE INDEX products_category ON products (category, id);
CREATE INDEX products_category_name ON products (category, name_key, id);
CREATE INDEX products_category_price ON products (category, price, id);

CREATE TABLE listings (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products,
  id uuid NOT NULL UNIQUE,
  list_price bigint NOT NULL CHECK (list_price BETWEEN 0 AND 100000000000),
  active boolean NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, product_id)
);
CREATE INDEX listings_order ON listings (store_id, id) INCLUDE (product_id, active);
CREATE INDEX listings_product ON listings (product_id);

-- Counting 100,000 rows for each page would cost more than the page.
CREATE TABLE category_counts (
  category text PRIMARY KEY,
  products integer NOT NULL CHECK (products >= 0)
);

-- What a search looks at. Kept apart from the products, so that the table behind the index is a fraction of theirs.
CREATE TABLE product_search (
  product_id uuid PRIMARY KEY,
  name_length smallint NOT NULL,
  words tsvector NOT NULL
);
-- Ranking reads the words, and to unpack them each time would cost more than the room they take.
ALTER TABLE product_search ALTER COLUMN words SET STORAGE EXTERNAL;
-- Without the pending list a search right after an import is as quick as any other.
CREATE INDEX product_search_words ON product_search USING gin (words) WITH (fastupdate = off);

-- Every word of the catalogue once: what a mistyped word is compared with.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- The words of a text, each once. Separators are listed by code point: classes like [:alnum:] depend on the locale.
CREATE FUNCTION words_of(written text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT coalesce(array_agg(DISTINCT left(word, 64) COLLATE "C"), '{}')
    FROM regexp_split_to_table(
      translate(plain_text(written), '''’`', ''),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f]+'
    ) AS word
    WHERE word <> ''
  $$;

-- A number as people may type it: without dashes, dots and spaces.
CREATE FUNCTION joined(written text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(regexp_replace(plain_text(written), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+', '', 'g'), 100) $$;

-- One lexeme for a word anywhere; marked once more where it counts for more: + name, brand, category or SKU,
-- ~ name. # is the whole SKU and @ the category as it is.
CREATE FUNCTION search_document(sku text, name text, description text, category text, brand text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_to_tsvector(array_agg(lexeme)) FROM (
      SELECT unnest(words_of(concat_ws(' ', name, brand, category, sku, description)))
      UNION ALL SELECT '+' || unnest(words_of(concat_ws(' ', name, brand, category, sku)))
      UNION ALL SELECT '~' || unnest(words_of(name))
      UNION ALL SELECT '#' || joined(sku)
      UNION ALL SELECT '@' || category
    ) AS lexemes (lexeme)
  $$;

-- Works on whole statements: an import of 500 rows is one step. Rows are taken in order, so that two imports at once
-- wait for each other instead of deadlocking.
CREATE FUNCTION after_products_change() RETURNS trigger
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
        SELECT DISTINCT w COLLATE "C" AS w FROM documents, unnest(tsvector_to_array(words)) AS w
        WHERE w !~ '^[~+#@]|[0-9]' AND length(w) BETWEEN 3 AND 32
          AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = w)
        ORDER BY 1
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

CREATE TRIGGER products_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION after_products_change();
CREATE TRIGGER products_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION after_products_change();
CREATE TRIGGER products_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION after_products_change();

-- The known words nearest to a mistyped one: one error up to five letters, two beyond; swapped neighbours are one.
CREATE FUNCTION nearest_words(typed text) RETURNS text[]
  LANGUAGE plpgsql STABLE
  SET pg_trgm.similarity_threshold = 0.2
  SET enable_seqscan = off
  AS $$
    DECLARE
      size integer := length(typed);
      most integer := CASE WHEN size < 6 THEN 1 ELSE 2 END;
      swapped text[] := ARRAY(
        SELECT left(typed, i - 1) || substr(typed, i + 1, 1) || substr(typed, i, 1) || substr(typed, i + 2)
        FROM generate_series(1, size - 1) AS i
      );
    BEGIN
      RETURN ARRAY(
        SELECT candidate FROM (
          SELECT candidate, rank() OVER (ORDER BY errors) AS place FROM (
            SELECT word AS candidate, levenshtein_less_equal(word, typed, most) AS errors
            FROM search_words WHERE word % typed AND length(word) BETWEEN size - most AND size + most
            UNION ALL
            SELECT word, 1 FROM search_words WHERE word = ANY(swapped)
          ) AS candidates
          WHERE errors BETWEEN 1 AND most
        ) AS ranked
        WHERE place = 1 ORDER BY similarity(candidate, typed) DESC, candidate LIMIT 5
      );
    END
  $$;

-- What a typed word may stand for: itself and its singular while a word of the catalogue begins like it, else also
-- its corrections.
CREATE FUNCTION readings_of(typed text, forgive boolean) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
    DECLARE
      readings text[] := ARRAY[typed];
    BEGIN
      IF typed ~ '[0-9]' OR length(typed) < 3 THEN RETURN readings; END IF;
      IF typed ~ '.{3}s$' THEN readings := readings || left(typed, -1); END IF;
      IF typed ~ '.{3}es$' THEN readings := readings || left(typed, -2); END IF;
      IF typed ~ '.{2}ies$' THEN readings := readings || (left(typed, -3) || 'y'); END IF;
      -- Two questions, because one with OR would read every word there is.
      IF NOT forgive AND (
        EXISTS (SELECT FROM search_words WHERE word >= typed COLLATE "C" AND word < typed || chr(1114111))
        OR EXISTS (SELECT FROM search_words WHERE word = ANY(readings))
      ) THEN RETURN readings; END IF;
      RETURN readings || nearest_words(typed);
    END
  $$;

-- The words to look for: without those that say little beside others.
CREATE FUNCTION sought_words(typed text) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE
  AS $$
    DECLARE
      filler CONSTANT text[] := '{a,an,and,for,in,of,on,or,the,to,with}';
      written text[] := words_of(typed);
      telling text[] := ARRAY(SELECT w FROM unnest(written) AS w WHERE w <> ALL(filler));
    BEGIN
      IF cardinality(telling) = 0 THEN telling := written; END IF;
      -- The longest say most; the bounds keep a pasted page from becoming a hundred index scans.
      RETURN ARRAY(
        SELECT w FROM (SELECT w, rank() OVER (PARTITION BY length(w) < 3 ORDER BY length(w) DESC, w) AS place
          FROM unnest(telling) AS w) AS ranked
        WHERE place <= CASE WHEN length(w) < 3 THEN 2 ELSE 8 END
      );
    END
  $$;

-- Any of the readings, each written in one of the forms of search_document.
CREATE FUNCTION any_reading(form text, readings text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT
  AS $$ SELECT '(' || string_agg(format(form, reading), '|') || ')' FROM unnest(readings) AS reading $$;

-- What matches, and the same in `ranks` that share no product, best first. Every typed word must match. Best is the
-- whole SKU, then all words in the name, all as beginnings in the name, all in name, brand, category or SKU, some in
-- the name, and last none there. Both null without words.
CREATE FUNCTION search_queries(
  typed text, in_category text, forgive boolean, OUT matching tsquery, OUT ranks tsquery[]
)
  LANGUAGE plpgsql STABLE
  AS $$
    DECLARE
      word text; readings text[];
      each_exact text[]; each_named text[]; each_head text[]; each_anywhere text[];
      exact tsquery; named tsquery; some_named tsquery; head tsquery; within tsquery;
      sku text := format('''#%s''', joined(typed));
      whole_sku tsquery := sku;
      -- Without a digit the beginning of a SKU is one of its words, and found as that at less cost.
      by_sku tsquery := CASE WHEN length(joined(typed)) > 2 AND typed ~ '[0-9]' THEN sku || ':*' ELSE sku END;
    BEGIN
      FOREACH word IN ARRAY sought_words(typed) LOOP
        readings := readings_of(word, forgive);
        each_exact := each_exact || any_reading('''~%1$s''', readings);
        each_named := each_named || any_reading('''~%1$s'':*', readings);
        -- One or two letters begin too many words, so as beginnings they are sought where it matters only.
        each_head := each_head || any_reading(
          CASE length(word) WHEN 1 THEN '''+%1$s''|''~%1$s'':*' ELSE '''+%1$s'':*' END, readings);
        each_anywhere := each_anywhere || any_reading(
          CASE length(word) WHEN 1 THEN '''%1$s''|''~%1$s'':*' WHEN 2 THEN '''%1$s''|''+%1$s'':*' ELSE '''%1$s'':*' END,
          readings);
      END LOOP;
      IF each_anywhere IS NULL THEN RETURN; END IF;

      exact := array_to_string(each_exact, '&');
      named := array_to_string(each_named, '&');
      some_named := array_to_string(each_named, '|');
      head := array_to_string(each_head, '&')::tsquery || by_sku;
      matching := array_to_string(each_anywhere, '&')::tsquery || by_sku;
      ranks := ARRAY[
        whole_sku,
        exact && !!whole_sku,
        named && !!exact && !!whole_sku,
        head && !!named && !!whole_sku,
        matching && some_named && !!head,
        matching && !!some_named && !!head
      ];
      IF in_category IS NOT NULL THEN
        within := format('''@%s''', replace(replace(in_category, '\', '\\'), '''', ''''''));
        matching := matching && within;
        ranks := ARRAY(SELECT rank && within FROM unnest(ranks) WITH ORDINALITY AS r (rank, place) ORDER BY place);
      END IF;
    END
  $$;

-- The ids of one page, best rank first. Within a rank short names come first: they say little else.
CREATE FUNCTION search_page(matching tsquery, ranks tsquery[], total integer, page_size integer, skip integer)
  RETURNS uuid[]
  LANGUAGE plpgsql STABLE
  AS $$
    DECLARE
      ids uuid[] := '{}';
      rank tsquery; found uuid[]; in_rank integer;
    BEGIN
      -- A few hits are ranked one by one; of many, only the ranks that fill the page are asked of the index. That costs
      -- more with every word, so with more words more hits are few.
      IF total <= 400 * numnode(matching) THEN
        RETURN ARRAY(
          SELECT product_id FROM product_search WHERE words @@ matching
          ORDER BY (
            SELECT place FROM unnest(ranks) WITH ORDINALITY AS r (query, place) WHERE words @@ query LIMIT 1
          ), name_length, product_id
          LIMIT page_size OFFSET skip
        );
      END IF;
      FOREACH rank IN ARRAY ranks LOOP
        EXIT WHEN cardinality(ids) >= page_size;
        found := ARRAY(
          SELECT product_id FROM product_search WHERE words @@ rank
          ORDER BY name_length, product_id LIMIT page_size - cardinality(ids) OFFSET skip
        );
        ids := ids || found;
        IF cardinality(found) > 0 THEN
          skip := 0;
        ELSIF skip > 0 THEN
          SELECT count(*) INTO in_rank FROM product_search WHERE words @@ rank;
          skip := greatest(skip - in_rank, 0);
        END IF;
      END LOOP;
      RETURN ids;
    END
  $$;

-- One search: the ids of the wanted page, best first, and how many match in all. What finds nothing as it is typed is
-- sought once more with every word corrected.
CREATE FUNCTION search_products(
  typed text, in_category text, page_size integer, skip integer, OUT ids uuid[], OUT total integer
)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
  SET plan_cache_mode = force_generic_plan
  AS $$
    DECLARE
      forgive boolean; matching tsquery; ranks tsquery[];
    BEGIN
      ids := '{}';
      total := 0;
      FOREACH forgive IN ARRAY ARRAY[false, true] LOOP
        SELECT q.matching, q.ranks INTO matching, ranks FROM search_queries(typed, in_category, forgive) AS q;
        EXIT WHEN matching IS NULL;
        SELECT count(*) INTO total FROM product_search WHERE words @@ matching;
        EXIT WHEN total > 0;
      END LOOP;
      IF total > 0 THEN
        ids := search_page(matching, ranks, total, page_size, skip);
      END IF;
    END
  $$;
