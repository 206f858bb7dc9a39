-- Products that sellers make or buy themselves: rows of the same table, which name their store. Null: the shared catalogue.

-- The new columns are constants, so no row is written. Building the indexes below again takes about a second with 100,000
-- products, which nobody reads or writes meanwhile.
ALTER TABLE products
  ADD COLUMN store_id uuid REFERENCES stores ON DELETE CASCADE,
  -- What it cost before.
  ADD COLUMN compare_at bigint CHECK (compare_at BETWEEN 0 AND 100000000000),
  -- What a piece costs the seller.
  ADD COLUMN cost bigint CHECK (cost BETWEEN 0 AND 100000000000),
  ADD COLUMN barcode text NOT NULL DEFAULT '' CHECK (length(barcode) <= 40),
  ADD COLUMN weight_grams integer CHECK (weight_grams >= 0),
  -- [{ url, alt }]; image_url is the address of the first one.
  ADD COLUMN pictures jsonb NOT NULL DEFAULT '[]',
  -- [{ name, values }]. A product with options has variants: its price is the lowest of theirs, its stock their sum.
  ADD COLUMN options jsonb NOT NULL DEFAULT '[]',
  -- A product of the seller's own needs no SKU.
  DROP CONSTRAINT products_sku_check,
  ADD CONSTRAINT products_sku_check CHECK (length(sku) <= 100 AND (sku <> '' OR store_id IS NOT NULL)),
  -- What only own products have.
  ADD CONSTRAINT products_shared_plain CHECK (store_id IS NOT NULL OR
    (compare_at IS NULL AND cost IS NULL AND barcode = '' AND weight_grams IS NULL AND pictures = '[]' AND options = '[]')),
  -- Nobody else earns from one.
  ADD CONSTRAINT products_own_wholesale CHECK (store_id IS NULL OR wholesale_price = 0),
  ADD CONSTRAINT products_compare_at_more CHECK (compare_at > price);

-- One SKU in the shared catalogue, and one in each store.
ALTER TABLE products DROP CONSTRAINT products_sku_key;
CREATE UNIQUE INDEX products_sku ON products (sku) WHERE store_id IS NULL;
CREATE UNIQUE INDEX products_own_sku ON products (store_id, sku) WHERE store_id IS NOT NULL AND sku <> '';
CREATE INDEX products_store ON products (store_id, id) WHERE store_id IS NOT NULL;

-- Pages of the shared catalogue are found in an index alone, which therefore holds nothing else.
DROP INDEX products_name, products_price, products_category, products_category_name, products_category_price;
CREATE INDEX products_shared ON products (id) WHERE store_id IS NULL;
CREATE INDEX products_name ON products (name_key, id) WHERE store_id IS NULL;
CREATE INDEX products_price ON products (price, id) WHERE store_id IS NULL;
CREATE INDEX products_category ON products (category, id) WHERE store_id IS NULL;
CREATE INDEX products_category_name ON products (category, name_key, id) WHERE store_id IS NULL;
CREATE INDEX products_category_price ON products (category, price, id) WHERE store_id IS NULL;

-- The uploads that a product shows, so that the search for unused ones finds them by an index.
CREATE FUNCTION uploads_in(pictures jsonb) RETURNS uuid[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(public.upload_in(one ->> 'url')), '{}') FROM jsonb_array_elements(pictures) AS one $$;
CREATE INDEX products_pictures ON products USING gin (uploads_in(pictures)) WHERE store_id IS NOT NULL;

CREATE TABLE product_variants (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  -- One value of each option, in the order of the product's options.
  options jsonb NOT NULL,
  sku text NOT NULL CHECK (length(sku) <= 100),
  barcode text NOT NULL CHECK (length(barcode) <= 40),
  price bigint NOT NULL CHECK (price BETWEEN 0 AND 100000000000),
  compare_at bigint CHECK (compare_at BETWEEN 0 AND 100000000000 AND compare_at > price),
  cost bigint CHECK (cost BETWEEN 0 AND 100000000000),
  -- Null: not counted.
  stock integer CHECK (stock >= 0),
  image_url text,
  image_upload uuid GENERATED ALWAYS AS (upload_in(image_url)) STORED REFERENCES uploads,
  CONSTRAINT product_variants_image_uploaded CHECK ((image_url IS NULL) = (image_upload IS NULL)),
  -- Checked at the end of a statement, so that one can swap the SKUs of two variants.
  CONSTRAINT product_variants_sku EXCLUDE USING btree (store_id WITH =, sku WITH =) WHERE (sku <> '')
    DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX product_variants_product ON product_variants (product_id, position);
CREATE INDEX product_variants_store ON product_variants (store_id);
CREATE INDEX product_variants_image_upload ON product_variants (image_upload) WHERE image_upload IS NOT NULL;

-- Not a reference, as product_id is none (0020-orders.sql).
ALTER TABLE order_items
  ADD COLUMN variant_id uuid,
  -- Whether the product is the store's own. Kept here, because a product can be deleted before its order is refunded.
  ADD COLUMN own_product boolean NOT NULL DEFAULT false;

-- What a seller's search looks at in their own products. Apart from product_search, which everybody searches.
CREATE TABLE own_product_search (
  product_id uuid PRIMARY KEY,
  words tsvector NOT NULL
);
CREATE INDEX own_product_search_words ON own_product_search USING gin (words) WITH (fastupdate = off);

-- As in 0010-quick-imports.sql for the shared catalogue. Own products are in no count of it, and their words don't correct
-- what others type.
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
        SELECT category, count(*) FROM new_rows WHERE store_id IS NULL GROUP BY category ORDER BY category
        ON CONFLICT (category) DO UPDATE SET products = c.products + excluded.products;

        WITH documents AS (
          INSERT INTO product_search
          SELECT id, length(name), search_document(sku, name, description, category, brand) FROM new_rows
          WHERE store_id IS NULL
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

        INSERT INTO own_product_search
        SELECT id, search_document(sku, name, description, category, brand) FROM new_rows WHERE store_id IS NOT NULL
        ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
      END IF;

      IF TG_OP <> 'INSERT' THEN
        UPDATE category_counts c SET products = c.products - gone.products
        FROM (SELECT category, count(*) AS products FROM old_rows WHERE store_id IS NULL GROUP BY category) AS gone
        WHERE c.category = gone.category;
      END IF;
      IF TG_OP = 'DELETE' THEN
        DELETE FROM product_search s USING old_rows o WHERE s.product_id = o.id AND o.store_id IS NULL;
        DELETE FROM own_product_search s USING old_rows o WHERE s.product_id = o.id AND o.store_id IS NOT NULL;
      END IF;
      RETURN NULL;
    END
  $$;
