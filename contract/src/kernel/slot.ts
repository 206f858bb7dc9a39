import { z } from "zod";
import { Instant } from "./time.ts";

export const Slot = z.object({ starts_at: Instant, ends_at: Instant });
export type Slot = z.infer<typeof Slot>;

/** A time that can be booked. */
export const FreeSlot = Slot.extend({
  /** How many spots are left. Only for services with more than one. */
  seats_left: z.int().optional(),
});
export type FreeSlot = z.infer<typeof FreeSlot>;

/** The appointment that occupies a requested time. Only its seller sees it. */
export const Clash = Slot.extend({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  customer: z.string(),
});
export type Clash = z.infer<typeof Clash>;
