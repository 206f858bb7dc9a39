import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const waitlistData: PersonalData = {
  exported: [
    fileOfStore(
      "waitlist",
      "waitlist",
      "service_name, day, customer_name, customer_email, customer_timezone, notes, status, created_at, updated_at",
      "created_at, id",
    ),
  ],
  leftOut: {
    waitlist: {
      service_id: "The service is named.",
      "offer_id, offer_starts_at, offer_ends_at, offer_until": "A time that is offered for a few minutes.",
      touch: "What brought them here; once they book, it is among the touches.",
    },
  },
  deletedOfStore: ["waitlist"],
};
