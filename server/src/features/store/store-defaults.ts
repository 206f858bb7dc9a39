import type { Booking, Hours } from "@solodesk/contract/store.ts";

const working = [{ open: "09:00", close: "17:00" }];

/** What a store starts with where its owner said nothing. */
export const storeDefaults = {
  accentColor: "#2f6f5e",
  hours: {
    mon: working,
    tue: working,
    wed: working,
    thu: working,
    fri: working,
    sat: [],
    sun: [],
    time_off: [],
  } satisfies Hours,
  booking: { slot_minutes: 15, notice_minutes: 60, horizon_days: 90 } satisfies Booking,
};
