-- A number that differs whenever something differs that a seller is told about. Stock is not among it: that moves with
-- every sale. A picture is known by where it came from, for our copy of it comes later.
CREATE FUNCTION product_revision(
  name text, description text, category text, brand text, picture text, price bigint, wholesale_price bigint
) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT hashtextextended(
      name || E'\x1f' || description || E'\x1f' || category || E'\x1f' || brand || E'\x1f' || coalesce(picture, '')
        || E'\x1f' || price::text || E'\x1f' || wholesale_price::text, 0)
  $$;

ALTER TABLE products ADD COLUMN revision bigint NOT NULL GENERATED ALWAYS AS (product_revision(
  name, description, category, brand, coalesce(source_image_url, image_url), price, wholesale_price)) STORED;

-- What a listing was agreed on: the product as the seller picked it, and what they have taken over since. This is what
-- their store shows; what the product is now they are told, and may take. Kept apart from the listings, which are read
-- far more often than what they say.
CREATE TABLE agreed_products (
  store_id uuid NOT NULL,
  product_id uuid NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  category text NOT NULL,
  brand text NOT NULL,
  image_url text CHECK (image_url ~ '^/[^/\\]'),
  source_image_url text,
  -- The catalogue's prices as the seller last saw them; their own price stands in the listing.
  price bigint NOT NULL,
  wholesale_price bigint NOT NULL,
  -- Field → what the product says and the seller would rather not.
  declined jsonb NOT NULL DEFAULT '{}',
  -- Field → how it was before the last answer, which can be taken back.
  answered jsonb NOT NULL DEFAULT '{}',
  name_key text NOT NULL GENERATED ALWAYS AS (left(plain_text(name), 100)) STORED,
  revision bigint NOT NULL GENERATED ALWAYS AS (product_revision(
    name, description, category, brand, coalesce(source_image_url, image_url), price, wholesale_price)) STORED,
  image_upload uuid GENERATED ALWAYS AS (upload_in(image_url)) STORED REFERENCES uploads,
  answered_upload uuid GENERATED ALWAYS AS (upload_in(answered #>> '{picture,was,image_url}')) STORED REFERENCES uploads,
  PRIMARY KEY (store_id, product_id),
  FOREIGN KEY (store_id, product_id) REFERENCES listings ON DELETE CASCADE
);
CREATE INDEX agreed_products_image_upload ON agreed_products (image_upload) WHERE image_upload IS NOT NULL;
CREATE INDEX agreed_products_answered_upload ON agreed_products (answered_upload) WHERE answered_upload IS NOT NULL;

-- Whoever lists a product agrees to it as it is.
CREATE FUNCTION after_listings_insert() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    BEGIN
      INSERT INTO agreed_products (store_id, product_id, name, description, category, brand, image_url,
        source_image_url, price, wholesale_price)
      SELECT l.store_id, p.id, p.name, p.description, p.category, p.brand, p.image_url, p.source_image_url, p.price,
        p.wholesale_price
      FROM new_rows l JOIN products p ON p.id = l.product_id;
      RETURN NULL;
    END
  $$;
CREATE TRIGGER listings_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION after_listings_insert();

INSERT INTO agreed_products (store_id, product_id, name, description, category, brand, image_url, source_image_url,
  price, wholesale_price)
SELECT l.store_id, p.id, p.name, p.description, p.category, p.brand, p.image_url, p.source_image_url, p.price,
  p.wholesale_price
FROM listings l JOIN products p ON p.id = l.product_id;

-- The picture a store shows: the agreed one, or our copy of it where that came later.
CREATE FUNCTION shown_picture(mine agreed_products, source products) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(
      mine.image_url, CASE WHEN mine.source_image_url = source.source_image_url THEN source.image_url END)
  $$;

-- The fields in which a product is neither as its seller shows it nor as they have declined it. `revision` answers for
-- nearly all products at once.
CREATE FUNCTION changed_fields(mine agreed_products, source products, list_price bigint) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN mine.revision = source.revision THEN '{}' ELSE array_remove(ARRAY[
      CASE WHEN source.name NOT IN (mine.name, coalesce(mine.declined ->> 'name', mine.name)) THEN 'name' END,
      CASE WHEN source.description
        NOT IN (mine.description, coalesce(mine.declined ->> 'description', mine.description)) THEN 'description' END,
      CASE WHEN coalesce(source.source_image_url, source.image_url, '') NOT IN (
        coalesce(mine.source_image_url, mine.image_url, ''),
        coalesce(mine.declined ->> 'picture', mine.source_image_url, mine.image_url, '')) THEN 'picture' END,
      CASE WHEN source.price NOT IN (mine.price, list_price) THEN 'price' END,
      CASE WHEN source.wholesale_price <> mine.wholesale_price THEN 'wholesale_price' END,
      CASE WHEN source.category
        NOT IN (mine.category, coalesce(mine.declined ->> 'category', mine.category)) THEN 'category' END,
      CASE WHEN source.brand NOT IN (mine.brand, coalesce(mine.declined ->> 'brand', mine.brand)) THEN 'brand' END
    ], NULL) END
  $$;

-- One run of an import. Its counts are those of the batches that stand.
CREATE TABLE imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file text NOT NULL,
  started_at timestamptz NOT NULL,
  -- Null while it runs, and for ever where it was broken off.
  ended_at timestamptz,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  undone_at timestamptz,
  -- What it changed is no longer known: only the last few can be undone.
  forgotten boolean NOT NULL DEFAULT false
);

-- What an import did to a product, until it is undone or forgotten. Refers to no row of the others: to check that for
-- each of a million rows would cost more than it tells.
CREATE TABLE import_changes (
  import_id integer NOT NULL,
  product_id uuid NOT NULL,
  -- It was new; there is nothing former.
  created boolean NOT NULL,
  -- What the import made of it: where it is something else by now, somebody changed it since.
  made bigint NOT NULL,
  made_stock integer,
  -- What stood there before; null where it stayed the same.
  name text,
  description text,
  category text,
  brand text,
  price bigint,
  wholesale_price bigint,
  stock integer,
  -- Whether the next two differ: they may have been null.
  repictured boolean NOT NULL DEFAULT false,
  image_url text,
  source_image_url text,
  image_upload uuid GENERATED ALWAYS AS (upload_in(image_url)) STORED REFERENCES uploads,
  PRIMARY KEY (import_id, product_id)
);
CREATE INDEX import_changes_image_upload ON import_changes (image_upload) WHERE image_upload IS NOT NULL;

-- The rows as the statement found and left them, also where two imports met. An import names itself by the setting
-- solodesk.import; what anybody else changes is nobody's to undo.
CREATE FUNCTION after_products_import() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
    DECLARE
      importing integer := nullif(current_setting('solodesk.import', true), '');
    BEGIN
      IF importing IS NULL THEN RETURN NULL; END IF;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO import_changes (import_id, product_id, created, made, made_stock)
        SELECT importing, id, true, revision, stock FROM new_rows;
      ELSE
        INSERT INTO import_changes (import_id, product_id, created, made, made_stock, name, description, category,
          brand, price, wholesale_price, stock, repictured, image_url, source_image_url)
        SELECT importing, o.id, false, n.revision, n.stock, nullif(o.name, n.name),
          nullif(o.description, n.description), nullif(o.category, n.category), nullif(o.brand, n.brand),
          nullif(o.price, n.price), nullif(o.wholesale_price, n.wholesale_price), o.stock, pictures.differ,
          CASE WHEN pictures.differ THEN o.image_url END, CASE WHEN pictures.differ THEN o.source_image_url END
        FROM old_rows o JOIN new_rows n ON n.id = o.id,
          LATERAL (SELECT (o.image_url, o.source_image_url)
            IS DISTINCT FROM (n.image_url, n.source_image_url) AS differ) pictures;
      END IF;
      RETURN NULL;
    END
  $$;
CREATE TRIGGER products_insert_import AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION after_products_import();
CREATE TRIGGER products_update_import AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION after_products_import();
