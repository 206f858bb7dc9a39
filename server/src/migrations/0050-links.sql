-- Whether its name writes its campaign, rather than calling the link otherwise: how names fold is told once, when a link is made.
ALTER TABLE ad_links ADD COLUMN is_written boolean NOT NULL DEFAULT false;
-- Of links that stand, those whose names a database can fold too.
UPDATE ad_links SET is_written = lower(regexp_replace(name, '\s+', ' ', 'g')) = campaign;

-- Also of links that were taken off the list.
CREATE INDEX ad_links_campaign ON ad_links (store_id, platform, campaign, created_at DESC, id DESC);
