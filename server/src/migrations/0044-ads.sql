-- What campaigns cost, by day. What they brought is counted elsewhere (0043-visits.sql) and joined when it is asked for.

CREATE TABLE ad_campaigns (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid PRIMARY KEY,
  platform text NOT NULL CHECK (char_length(platform) BETWEEN 1 AND 40),
  name text NOT NULL CHECK (name <> ''),
  -- As tags of links are written: by it, or by what the platform calls the campaign, links are known to belong to it.
  folded_name text NOT NULL CHECK (folded_name <> ''),
  external_id text CHECK (external_id <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (store_id, id),
  UNIQUE (store_id, platform, folded_name)
);
CREATE UNIQUE INDEX ad_campaigns_external ON ad_campaigns (store_id, platform, external_id) WHERE external_id IS NOT NULL;

CREATE TABLE ad_imports (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  -- SHA-256 of its bytes.
  file_hash text NOT NULL,
  platform text NOT NULL,
  -- Rows of data it held, and those that brought something new.
  rows integer NOT NULL CHECK (rows >= 0),
  imported integer NOT NULL CHECK (imported BETWEEN 0 AND rows),
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX ad_imports_store ON ad_imports (store_id, at DESC, id DESC);

CREATE TABLE ad_spend (
  store_id uuid NOT NULL,
  day date NOT NULL,
  campaign_id uuid NOT NULL,
  impressions bigint NOT NULL CHECK (impressions >= 0),
  clicks bigint NOT NULL CHECK (clicks >= 0),
  -- Minor units.
  spend bigint NOT NULL CHECK (spend >= 0),
  -- As the platform counts them, which is in parts.
  conversions numeric NOT NULL CHECK (conversions >= 0),
  -- Which import said so last; null for what was typed in. Without a reference: it would be looked up for each of a million rows.
  import_id uuid,
  -- The day first: figures are asked for by days.
  PRIMARY KEY (store_id, day, campaign_id),
  FOREIGN KEY (store_id, campaign_id) REFERENCES ad_campaigns (store_id, id) ON DELETE CASCADE
);
CREATE INDEX ad_spend_import ON ad_spend (import_id) WHERE import_id IS NOT NULL;

-- What an import took the place of, so that it can be taken back.
CREATE TABLE ad_spend_replaced (
  store_id uuid NOT NULL,
  import_id uuid NOT NULL REFERENCES ad_imports ON DELETE CASCADE,
  day date NOT NULL,
  campaign_id uuid NOT NULL,
  impressions bigint NOT NULL,
  clicks bigint NOT NULL,
  spend bigint NOT NULL,
  conversions numeric NOT NULL,
  -- Which import had said that.
  earlier_import_id uuid,
  PRIMARY KEY (import_id, day, campaign_id),
  FOREIGN KEY (store_id, campaign_id) REFERENCES ad_campaigns (store_id, id) ON DELETE CASCADE
);
CREATE INDEX ad_spend_replaced_earlier ON ad_spend_replaced (earlier_import_id) WHERE earlier_import_id IS NOT NULL;

-- Which campaign links belong to, as their seller says, whatever their names say; null: to none.
CREATE TABLE campaign_matches (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  platform text NOT NULL,
  -- As tags are written.
  campaign text NOT NULL CHECK (campaign <> ''),
  campaign_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (store_id, platform, campaign),
  FOREIGN KEY (store_id, campaign_id) REFERENCES ad_campaigns (store_id, id) ON DELETE CASCADE
);
