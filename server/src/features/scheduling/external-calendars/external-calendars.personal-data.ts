import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const externalCalendarsData: PersonalData = {
  exported: [fileOfStore("calendar-sources", "calendar_sources", "name, address, read_at, created_at")],
  leftOut: {
    calendar_sources: {
      "busy, notes": "What was read from it last.",
      "tried_at, failures, error": "How reading it went.",
    },
  },
  deletedOfStore: ["calendar_sources"],
};
