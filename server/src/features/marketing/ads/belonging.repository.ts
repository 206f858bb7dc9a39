// SQL that finds the campaign of a link's tag: the one the seller matched, else the one with this id, else
// the one with this name.

/** Referred visits are named after the referring site. Only tags of links can belong to a campaign. */
export const tagOf = (t: string): string =>
  `CASE WHEN ${t}.platform = 'referral' THEN ${t}.source ELSE ${t}.campaign END`;

/** Joins for rows `t` of store $1. They never duplicate a row. */
export const joinCampaigns = (t: string): string => `
  LEFT JOIN campaign_matches said
    ON said.store_id = $1 AND said.platform = ${t}.platform AND said.campaign = ${t}.campaign
  LEFT JOIN ad_campaigns by_id
    ON by_id.store_id = $1 AND by_id.platform = ${t}.platform AND by_id.external_id = ${t}.campaign
  LEFT JOIN ad_campaigns by_name
    ON by_name.store_id = $1 AND by_name.platform = ${t}.platform AND by_name.folded_name = ${t}.campaign
  LEFT JOIN ad_campaigns c
    ON c.store_id = $1 AND c.id = CASE WHEN said.store_id IS NULL THEN coalesce(by_id.id, by_name.id) ELSE said.campaign_id END`;
