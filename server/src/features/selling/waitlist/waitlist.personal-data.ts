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
  deletedOfStore: ["waitlist"],
};
