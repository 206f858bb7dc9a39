-- The private address at which calendar apps read a store's appointments. A copy of this table opens none of them.
CREATE TABLE calendar_feeds (
  store_id uuid PRIMARY KEY REFERENCES stores ON DELETE CASCADE,
  hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
