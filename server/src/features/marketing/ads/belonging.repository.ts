// Which campaign a tag of links belongs to, as SQL: what its seller says, else the campaign with this id, else with this name.

/** Tags of whoever came by another site are named by that site; only those of links can belong to a campaign. */
export const tagOf = (t: string): string =>
  `CASE WHEN ${t}.platform = 'referral' THEN ${t}.source ELSE ${t}.campaign END`;

/** Joins for rows `t` of a store, which is $1; they never make a row two. */
export const joinCampaigns = (t: string): string => `
  LEFT JOIN campaign_matches said
    ON said.store_id = $1 AND said.platform = ${t}.platform AND said.campaign = ${t}.campaign
  LEFT JOIN ad_campaigns by_id
    ON by_id.store_id = $1 AND by_id.platform = ${t}.platform AND by_id.external_id = ${t}.campaign
  LEFT JOIN ad_campaigns by_name
    ON by_name.store_id = $1 AND by_name.platform = ${t}.platform AND by_name.folded_name = ${t}.campaign
  LEFT JOIN ad_campaigns c
    ON c.store_id = $1 AND c.id = CASE WHEN said.store_id IS NULL THEN coalesce(by_id.id, by_name.id) ELSE said.campaign_id END`;
