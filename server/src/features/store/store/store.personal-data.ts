import { file, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const storeData: PersonalData = {
  exported: [
    file(
      "store",
      "stores",
      `id, name, website_url, tagline, description, logo_url, banner_url, category, currency, country, timezone, languages, email, phone,
      address, accent_color, page_theme, page_sections, hours, slot_minutes, notice_minutes, horizon_days, change_notice_minutes, reminders,
      booking_contact, confirmation, verify_email, policy,
      shipping_flat, free_shipping_over, tax_bps, published, created_at, updated_at`,
    ),
    fileOfStore("website-addresses", "website_urls", "website_url, held_until", "website_url"),
  ],
  leftOut: {
    stores: {
      "banner_upload, logo_upload": "Their pictures are among the pictures.",
      version: "Counts the changes.",
    },
  },
  kept: {
    stores: "Closed by close-store.ts.",
    website_urls: "Kept from others for a while by close-store.ts.",
  },
};
