import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const visitsData: PersonalData = {
  exported: [
    fileOfStore(
      "visits",
      "store_visits",
      "at, kind, platform, source, medium, campaign, term, content, referrer_host",
      "at, id",
    ),
    fileOfStore(
      "visits-by-day",
      "visit_days",
      "day, platform, source, medium, campaign, visits, carts",
      "day, platform, source, medium, campaign",
    ),
    fileOfStore(
      "touches",
      "touches",
      "subject_kind, subject_id, platform, source, medium, campaign, touched_at",
      "touched_at, subject_id",
    ),
  ],
  leftOut: {
    store_visits: {
      link_id: "Which link it came by; the tags of it are there.",
    },
  },
  deletedOfStore: ["touches", "store_visits", "visit_days"],
};
