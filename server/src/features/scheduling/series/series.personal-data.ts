import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const seriesData: PersonalData = {
  exported: [
    fileOfStore("series", "series", "id, every_weeks, count, until, timezone, starts_local, created_at"),
  ],
  kept: {
    series: "Times alone.",
  },
};
