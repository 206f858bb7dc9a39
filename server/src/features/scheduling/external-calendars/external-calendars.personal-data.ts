import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const externalCalendarsData: PersonalData = {
  exported: [fileOfStore("calendar-sources", "calendar_sources", "name, address, read_at, created_at")],
  deletedOfStore: ["calendar_sources"],
};
