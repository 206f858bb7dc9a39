import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const translationsData: PersonalData = {
  exported: [
    fileOfStore(
      "translations",
      "translations",
      "language, item_id, field, original, translation",
      "language, item_id, field",
    ),
  ],
  deletedOfStore: ["translations"],
};
