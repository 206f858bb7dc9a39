import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const linksData: PersonalData = {
  exported: [
    fileOfStore(
      "links",
      "ad_links",
      "code, name, target, platform, source, medium, campaign, written_campaign, term, content, clicks, visits, created_at, removed_at",
    ),
  ],
  leftOut: {
    ad_links: {
      target_id: "The target is named by its kind.",
    },
  },
  deletedOfStore: ["ad_links"],
};
