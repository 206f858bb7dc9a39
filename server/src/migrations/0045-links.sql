-- Tagged links of a seller. One that is taken off the list goes on leading to the store.
CREATE TABLE ad_links (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code <> ''),
  name text NOT NULL CHECK (name <> ''),
  target text NOT NULL CHECK (target IN ('store', 'product', 'service')),
  target_id uuid,
  platform text NOT NULL CHECK (platform <> ''),
  source text NOT NULL CHECK (source <> ''),
  medium text NOT NULL DEFAULT '',
  campaign text NOT NULL CHECK (campaign <> ''),
  term text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  clicks bigint NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  visits bigint NOT NULL DEFAULT 0 CHECK (visits >= 0),
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((target = 'store') = (target_id IS NULL))
);
CREATE INDEX ad_links_store ON ad_links (store_id, created_at DESC, id DESC) WHERE removed_at IS NULL;

-- Visits are counted with the link that led there.
ALTER TABLE store_visits ADD FOREIGN KEY (link_id) REFERENCES ad_links ON DELETE SET NULL;
CREATE INDEX store_visits_link ON store_visits (link_id) WHERE link_id IS NOT NULL;
