import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const adsData: PersonalData = {
  exported: [
    fileOfStore("ad-campaigns", "ad_campaigns", "id, platform, name, external_id, created_at"),
    fileOfStore("ad-imports", "ad_imports", "id, file_name, platform, rows, imported, at, undone_at"),
    fileOfStore(
      "ad-spend",
      "ad_spend",
      "day, campaign_id, impressions, clicks, spend, conversions, import_id",
      "day, campaign_id",
    ),
    fileOfStore(
      "campaign-matches",
      "campaign_matches",
      "platform, campaign, campaign_id, at",
      "platform, campaign",
    ),
  ],
  leftOut: {
    ad_campaigns: {
      folded_name: "The name once more, to match by.",
    },
    ad_imports: {
      file_hash: "Recognises a file that comes twice.",
    },
  },
  notExported: {
    ad_spend_replaced: "What an import took the place of, for as long as it can be undone.",
  },
  deletedOfStore: ["campaign_matches", "ad_spend_replaced", "ad_spend", "ad_imports", "ad_campaigns"],
};
