import { fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const waitlistData: PersonalData = {
  exported: [
    fileOfStore(
      "waitlist",
      "waitlist",
      "service_name, day, customer_name, customer_email, customer_timezone, language, seats, notes, status, touch, created_at, updated_at",
      "created_at, id",
    ),
  ],
  leftOut: {
    waitlist: {
      service_id: "The service is named.",
      "offer_id, offer_starts_at, offer_ends_at, offer_until": "A time that is offered for a few minutes.",
    },
  },
  deletedOfStore: ["waitlist"],
};
