import type { PersonalData } from "#kernel/database/personal-data.ts";

export const feedsData: PersonalData = {
  notExported: {
    calendar_feeds: "The hash of a secret address; it can be made anew in Settings.",
  },
  deletedOfStore: ["calendar_feeds"],
};
