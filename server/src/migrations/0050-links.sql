-- Its campaign as the seller wrote it; `campaign` is how it is counted. Null where nobody kept it.
ALTER TABLE ad_links ADD COLUMN written_campaign text CHECK (written_campaign <> '');
-- Of links that stand, the names that write their campaign, as far as a database can fold them too.
UPDATE ad_links SET written_campaign = name WHERE lower(regexp_replace(name, '\s+', ' ', 'g')) = campaign;

-- Also of links that were taken off the list.
CREATE INDEX ad_links_campaign ON ad_links (store_id, platform, campaign, created_at DESC, id DESC);
