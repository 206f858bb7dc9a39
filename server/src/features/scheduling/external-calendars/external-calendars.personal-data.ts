import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const externalCalendarsData: PersonalData = {
  exported: [
    fileOfStore(
      "calendar-sources",
      "calendar_sources",
      "name, provider, direction, address, username, read_at, created_at",
    ),
  ],
  leftOut: {
    calendar_sources: {
      "busy, notes": "What was read from it last.",
      "tried_at, failures, error, refused": "How reading it went.",
      password: "A secret of another service.",
      "sync_token, listing_since, known_until, syncing_until, written_at, leaving_since":
        "How far it was synced.",
    },
  },
  notExported: {
    calendar_objects: "What was read from other calendars last.",
    calendar_consents: "Secrets of another service, kept until a calendar is chosen there.",
  },
  deletedOfStore: ["calendar_objects", "calendar_sources", "calendar_consents"],
};
