import type { Today } from "@solodesk/contract/account/dashboard/today.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

/** A day with nothing to do, for tests: a Sunday in New York. */
export const todayOf = (changes: Partial<Today> = {}): Today => ({
  at: "2026-11-22T15:10:00.000Z",
  next: null,
  next_session: null,
  to_complete: [],
  to_confirm: [],
  to_ship: [],
  to_collect: [],
  counts: { to_complete: 0, to_confirm: 0, to_ship: 0, to_collect: 0 },
  coming: [],
  occupancy: { booked_minutes: 0, open_minutes: 0 },
  revenue: [{ from: "2026-11-22", to: "2026-11-28", amount: usd(0) }],
  ...changes,
});
