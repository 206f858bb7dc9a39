import type { Interval, Store } from "../store.ts";
import { pageSections } from "./page-look.ts";

const working: Interval[] = [{ open: "09:00", close: "17:00" }];

/** Initial values of a store if its owner gives none. */
export const storeDefaults = {
  accent_color: "#2f6f5e",
  hours: {
    mon: working,
    tue: working,
    wed: working,
    thu: working,
    fri: working,
    sat: [],
    sun: [],
    time_off: [],
  },
  booking: {
    slot_minutes: 15,
    notice_minutes: 60,
    horizon_days: 90,
    change_notice_minutes: 60,
    reminders: [1440, 120],
    contact: "either",
    confirmation: "instant",
    verify_email: "off",
    policy: null,
  },
  checkout: { shipping_flat: 0, free_shipping_over: null, tax_bps: 0 },
  look: { theme: "system", sections: [...pageSections] },
} satisfies Pick<Store, "accent_color" | "hours" | "booking" | "checkout" | "look">;
