-- A search whose words no product has together answers the products that have most of them.

-- What each typed word is found by: anywhere in a product, in its name, brand, category or SKU, and in its name. A word
-- that finds nothing as it is typed is corrected; one that still finds nothing is left out. One or two letters by
-- themselves say too little. Empty for a single word, which search_queries has sought already.
CREATE FUNCTION word_queries(
  typed text, in_category text, OUT anywhere tsquery[], OUT head tsquery[], OUT named tsquery[]
)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
  AS $$
    DECLARE
      sought text[] := sought_words(typed);
      within tsquery := '''@' || replace(replace(in_category, '\', '\\'), '''', '''''') || '''';
      word text; forgive boolean; readings text[]; found tsquery;
    BEGIN
      anywhere := '{}';
      IF cardinality(sought) < 2 THEN RETURN; END IF;
      FOREACH word IN ARRAY sought LOOP
        CONTINUE WHEN length(word) < 3;
        FOREACH forgive IN ARRAY ARRAY[false, true] LOOP
          readings := readings_of(word, forgive);
          found := any_reading('''%1$s'':*', readings);
          IF within IS NOT NULL THEN found := found && within; END IF;
          IF EXISTS (SELECT FROM product_search WHERE words @@ found) THEN
            anywhere := anywhere || found;
            head := head || any_reading('''+%1$s'':*', readings)::tsquery;
            named := named || any_reading('''~%1$s'':*', readings)::tsquery;
            EXIT;
          END IF;
        END LOOP;
      END LOOP;
    END
  $$;

-- Of the products that have any of the words: those with more words first, then those that have them where it says more,
-- then short names.
CREATE FUNCTION search_words_apart(
  typed text, in_category text, page_size integer, skip integer, OUT ids uuid[], OUT total integer
)
  LANGUAGE plpgsql STABLE
  SET enable_seqscan = off
  SET plan_cache_mode = force_generic_plan
  AS $$
    DECLARE
      each_word record;
      word tsquery; one tsquery; two tsquery; sought tsquery;
      with_two integer;
    BEGIN
      ids := '{}';
      total := 0;
      SELECT * INTO each_word FROM word_queries(typed, in_category);
      FOREACH word IN ARRAY each_word.anywhere LOOP
        two := CASE WHEN two IS NULL THEN one && word ELSE two || (one && word) END;
        one := CASE WHEN one IS NULL THEN word ELSE one || word END;
      END LOOP;
      IF one IS NULL THEN RETURN; END IF;
      SELECT count(*) INTO total FROM product_search WHERE words @@ one;
      sought := one;
      -- To rank a product by all words costs more than to find it. Of many, only those with two words are ranked while they
      -- fill the page.
      IF total > 1000 AND two IS NOT NULL THEN
        SELECT count(*) INTO with_two FROM product_search WHERE words @@ two;
        IF with_two >= skip + page_size THEN sought := two; END IF;
      END IF;
      ids := ARRAY(
        SELECT product_id FROM product_search WHERE words @@ sought
        ORDER BY (
          SELECT sum(CASE
            WHEN NOT words @@ q.anywhere THEN 0
            WHEN words @@ q.named THEN 102
            WHEN words @@ q.head THEN 101
            ELSE 100
          END)
          FROM unnest(each_word.anywhere, each_word.head, each_word.named) AS q (anywhere, head, named)
        ) DESC, name_length, product_id
        LIMIT page_size OFFSET skip
      );
    END
  $$;

-- As in 0005-catalog.sql, but for its last resort.
CREATE OR REPLACE FUNCTION search_products(
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
        IF matching IS NULL THEN RETURN; END IF;
        SELECT count(*) INTO total FROM product_search WHERE words @@ matching;
        IF total > 0 THEN
          ids := search_page(matching, ranks, total, page_size, skip);
          RETURN;
        END IF;
      END LOOP;
      SELECT apart.ids, apart.total INTO ids, total
      FROM search_words_apart(typed, in_category, page_size, skip) AS apart;
    END
  $$;
