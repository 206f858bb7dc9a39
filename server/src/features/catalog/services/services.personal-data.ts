import { byStore, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const servicesData: PersonalData = {
  exported: [
    fileOfStore(
      "services",
      "services",
      `id, slug, name, description, price, duration_minutes, buffer_before_minutes, buffer_minutes, notice_minutes,
      max_per_day, capacity, location, image_url, confirmation, payment_due, deposit_amount, deposit_percent, packs, questions, meeting_kind, meeting_url, active, position,
      archived_at, created_at, updated_at`,
    ),
  ],
  leftOut: {
    services: {
      image_upload: "Its picture is among the pictures.",
    },
  },
  anonymised: {
    services: `UPDATE services SET name = 'Removed service', slug = 'removed-' || id, description = '', image_url = NULL, packs = '[]', questions = '[]', meeting_kind = 'none', meeting_url = NULL, active = false,
    updated_at = $2, archived_at = coalesce(archived_at, $2) WHERE ${byStore}`,
  },
};
