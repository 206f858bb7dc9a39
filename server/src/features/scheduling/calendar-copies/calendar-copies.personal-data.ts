import type { PersonalData } from "#kernel/database/personal-data.ts";

export const calendarCopiesData: PersonalData = {
  notExported: { calendar_copies: "Which appointments were written into another calendar." },
  deletedOfStore: ["calendar_copies"],
};
