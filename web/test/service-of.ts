import type { Service } from "@solodesk/contract/catalog/services.ts";

/** A service for tests: an online lesson at $45.00. */
export const serviceOf = (changes: Partial<Service> = {}): Service => ({
  id: "0199c000-0000-7000-8000-000000000001",
  slug: "lesson",
  name: "Lesson",
  description: "",
  price: { amount: 4500, currency: "USD" },
  duration_minutes: 90,
  buffer_before_minutes: 0,
  buffer_minutes: 10,
  notice_minutes: null,
  max_per_day: null,
  capacity: 1,
  confirmation: null,
  payment: { due: "at_appointment" },
  packs: [],
  questions: [],
  position: 0,
  meeting: { kind: "none" },
  location: "online",
  image_url: null,
  active: true,
  ...changes,
});
