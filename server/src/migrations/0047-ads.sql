-- A campaign goes once nothing is written down of it any more: what refers to it is looked up by it.
CREATE INDEX ad_spend_campaign ON ad_spend (campaign_id);
CREATE INDEX ad_spend_replaced_campaign ON ad_spend_replaced (campaign_id);
CREATE INDEX campaign_matches_campaign ON campaign_matches (campaign_id) WHERE campaign_id IS NOT NULL;

-- What was typed in, by campaign and days in a row.
CREATE INDEX ad_spend_typed ON ad_spend (store_id, campaign_id, day) WHERE import_id IS NULL;
