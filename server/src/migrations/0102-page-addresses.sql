-- Each product and service of a store has a page of its own, whose address names it: /store/:storeName/p/:slug and
-- /store/:storeName/s/:slug.

-- A slug from a name: "Marta's Crème, 50 ml" is "martas-creme-50-ml". At most 53 characters, at a word's end where there
-- is one, so that a number still fits behind it. A name without a Latin letter gives the kind of thing alone, and one that
-- reads like an id never does: addresses take ids too.
CREATE FUNCTION slug_of(name text, kind text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog
  AS $$
    SELECT CASE
      WHEN plain !~ '[a-z]' THEN kind
      WHEN plain ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN kind || '-' || plain
      WHEN length(plain) <= 53 THEN plain
      ELSE coalesce(substring(left(plain, 54) FROM '^(.{20,})-'), rtrim(left(plain, 53), '-'))
    END
    FROM (SELECT btrim(regexp_replace(
      regexp_replace(public.plain_text(name), '[''’`]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-') AS plain) written
  $$;

-- Slugs that a product or service had before. They lead to its page, so nothing else may take one.
CREATE TABLE left_slugs (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('product', 'service')),
  slug text COLLATE "C" NOT NULL,
  -- A listing's product_id, or a service's id.
  target_id uuid NOT NULL,
  product_id uuid GENERATED ALWAYS AS (CASE WHEN kind = 'product' THEN target_id END) STORED,
  service_id uuid GENERATED ALWAYS AS (CASE WHEN kind = 'service' THEN target_id END) STORED
    REFERENCES services ON DELETE CASCADE,
  PRIMARY KEY (store_id, kind, slug),
  FOREIGN KEY (store_id, product_id) REFERENCES listings ON DELETE CASCADE
);
CREATE INDEX left_slugs_product ON left_slugs (store_id, product_id) WHERE product_id IS NOT NULL;
CREATE INDEX left_slugs_service ON left_slugs (service_id) WHERE service_id IS NOT NULL;

ALTER TABLE listings ADD COLUMN slug text COLLATE "C" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60);
ALTER TABLE services ADD COLUMN slug text COLLATE "C" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60);
CREATE UNIQUE INDEX listings_slug ON listings (store_id, slug);
CREATE UNIQUE INDEX services_slug ON services (store_id, slug);

-- Volatile, so that each row of a statement sees the slugs of those before it. Always by the index: a plan made while the
-- tables are empty would read them whole for each of the rows that a large statement adds.
CREATE FUNCTION is_slug_taken(of_store uuid, of_kind text, wanted text) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog SET enable_seqscan = off
  AS $$
    BEGIN
      IF of_kind = 'product' THEN
        IF EXISTS (SELECT FROM public.listings WHERE store_id = of_store AND slug = wanted) THEN RETURN true; END IF;
      ELSIF EXISTS (SELECT FROM public.services WHERE store_id = of_store AND slug = wanted) THEN RETURN true;
      END IF;
      RETURN EXISTS (SELECT FROM public.left_slugs WHERE store_id = of_store AND kind = of_kind AND slug = wanted);
    END
  $$;

-- The slug itself, or with the next number that is free: found by doubling and halving, because a store may sell a
-- thousand things of one name. Whoever adds something has locked its store's row, so no two look at once.
CREATE FUNCTION free_slug(of_store uuid, of_kind text, wanted text) RETURNS text
  LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog
  AS $$
    DECLARE
      -- The plain slug counts as the first. One made of the kind alone is never plain.
      taken integer := CASE WHEN wanted = of_kind THEN 0 ELSE 1 END;
      free integer := taken + 1;
      middle integer;
    BEGIN
      IF taken = 1 AND NOT public.is_slug_taken(of_store, of_kind, wanted) THEN RETURN wanted; END IF;
      WHILE public.is_slug_taken(of_store, of_kind, wanted || '-' || free) LOOP
        taken := free;
        free := free * 2;
      END LOOP;
      WHILE free - taken > 1 LOOP
        middle := (taken + free) / 2;
        IF public.is_slug_taken(of_store, of_kind, wanted || '-' || middle) THEN taken := middle; ELSE free := middle; END IF;
      END LOOP;
      RETURN wanted || '-' || free;
    END
  $$;

-- Locks both tables until it is done. 20,000 listings took 3 seconds, a tenth of them of one name.
UPDATE listings l SET slug = free_slug(l.store_id, 'product', slug_of(a.name, 'product'))
FROM agreed_products a WHERE a.store_id = l.store_id AND a.product_id = l.product_id;
UPDATE services SET slug = free_slug(store_id, 'service', slug_of(name, 'service'));
ALTER TABLE listings ALTER COLUMN slug SET NOT NULL;
ALTER TABLE services ALTER COLUMN slug SET NOT NULL;

CREATE FUNCTION take_slug_of_listing() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      NEW.slug := public.free_slug(NEW.store_id, 'product',
        -- A product that was removed meanwhile: the reference to it then fails, as it does without a slug.
        coalesce(public.slug_of((SELECT name FROM public.products WHERE id = NEW.product_id), 'product'), 'product'));
      RETURN NEW;
    END
  $$;
CREATE TRIGGER listings_take_slug BEFORE INSERT ON listings
  FOR EACH ROW WHEN (NEW.slug IS NULL) EXECUTE FUNCTION take_slug_of_listing();

CREATE FUNCTION take_slug_of_service() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog
  AS $$
    BEGIN
      NEW.slug := public.free_slug(NEW.store_id, 'service', public.slug_of(NEW.name, 'service'));
      RETURN NEW;
    END
  $$;
CREATE TRIGGER services_take_slug BEFORE INSERT ON services
  FOR EACH ROW WHEN (NEW.slug IS NULL) EXECUTE FUNCTION take_slug_of_service();
