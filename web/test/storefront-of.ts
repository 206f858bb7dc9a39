// A small store page for tests: two products, one of them sold out, and a service.

import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const usd = (amount: number) => ({ amount, currency: "USD" });
const weekday = [{ open: "09:00", close: "18:00" }];

interface Wanted {
  /** Stands in every field a seller can write. */
  words?: string;
  totalPages?: number;
}

export function storefrontOf({ words, totalPages = 1 }: Wanted = {}): Storefront {
  const say = (usual: string) => words ?? usual;
  const product = (n: number, name: string, stock: number | null) => ({
    id: id(n),
    listing_id: id(n + 3),
    slug: `product-${n}`,
    sku: say(`SKU-${n}`),
    name: say(name),
    description: say("Cured for six weeks."),
    category: say("Soap"),
    brand: say("Ostle & Wren"),
    image_url: say(`${cataloguePictures}soap.svg`),
    price: usd(900),
    list_price: usd(750),
    stock,
    selected: true,
    active: true,
    added_at: "2026-01-01T00:00:00Z",
    source: "shared" as const,
    compare_at: null,
    has_variants: false,
  });
  return {
    store: {
      id: id(0),
      name: say("Ostle & Wren"),
      website_url: "ostle-wren",
      tagline: say("Plain soap, well made"),
      description: say("Two people and a stove."),
      logo_url: words ?? null,
      banner_url: words ?? null,
      category: say("Soap"),
      currency: "USD",
      country: "US",
      timezone: "America/New_York",
      languages: ["en"],
      email: say("hello@ostle.example"),
      phone: say("+1 555 010 0199"),
      address: say("4 Kiln Lane"),
      accent_color: say("#2f6f5e"),
      look: { theme: "system", sections: ["services", "products", "about"] },
      hours: { mon: weekday, tue: weekday, wed: [], thu: [], fri: [], sat: [], sun: [], time_off: [] },
      booking: {
        slot_minutes: 30,
        notice_minutes: 60,
        horizon_days: 60,
        change_notice_minutes: 60,
        contact: "either",
        verify_email: "off",
        confirmation: "instant",
        policy: null,
        reminders: [],
      },
      checkout: { shipping_flat: 0, free_shipping_over: null, tax_bps: 0 },
      published: true,
      created_at: "2026-01-01T00:00:00Z",
    },
    products: [product(1, "Soap", 40), product(2, "Nail brush", 0)],
    services: [
      {
        id: id(9),
        slug: "lesson",
        name: say("Lesson"),
        description: say("Make your own bar."),
        price: usd(4500),
        duration_minutes: 90,
        buffer_before_minutes: 0,
        buffer_minutes: 0,
        notice_minutes: null,
        max_per_day: null,
        capacity: 1,
        confirmation: null,
        payment: { due: "at_appointment" },
        packs: [],
        location: "in_person",
        image_url: words ?? null,
        active: true,
      },
    ],
    pagination: {
      current_page: 1,
      page_size: 100,
      total: totalPages === 1 ? 2 : 102,
      total_pages: totalPages,
    },
  };
}
