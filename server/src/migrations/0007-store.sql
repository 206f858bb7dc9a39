-- Every address a store has or had. One row an address, so that it leads to one store at any time, and who claims one
-- meets whoever has it, had it or claims it at this moment.
CREATE TABLE website_urls (
  website_url text PRIMARY KEY CHECK (website_url ~ '^[a-z0-9][a-z0-9-]{1,46}[a-z0-9]$'),
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  -- Null while the store has the address. Later nobody else may take it before this moment: a link on a printed card
  -- must not lead to a stranger's shop.
  held_until timestamptz,
  UNIQUE (store_id, website_url)
);
CREATE UNIQUE INDEX website_urls_current ON website_urls (store_id) WHERE held_until IS NULL;

INSERT INTO website_urls SELECT website_url, id, NULL FROM stores;

-- A store's address is one it has claimed, and by that nobody else's.
ALTER TABLE stores DROP CONSTRAINT stores_website_url_key;
ALTER TABLE stores ADD CONSTRAINT stores_website_url_claimed
  FOREIGN KEY (id, website_url) REFERENCES website_urls (store_id, website_url) DEFERRABLE INITIALLY DEFERRED;
