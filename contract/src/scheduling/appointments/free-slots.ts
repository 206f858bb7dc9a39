import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { FreeSlot } from "../../kernel/slot.ts";
import { DayOrInstant } from "../../kernel/time.ts";
import { SeatsQuery } from "./seats.ts";

/** Most days of free slots in one answer. */
export const maxSlotDays = 31;

export const FreeSlots = z.object({ timezone: z.string(), slots: z.array(FreeSlot) });
export type FreeSlots = z.infer<typeof FreeSlots>;

export const OwnSlotsQuery = z.strictObject({
  service_id: Id.optional(),
  /** For an appointment without a service. */
  duration_minutes: z.coerce.number<number>().int().min(5).max(1440).default(60),
  /** The appointment to be moved: its duration applies, and the time it has now counts as free. */
  appointment_id: Id.optional(),
  /** Leaves out the times with fewer spots left. */
  seats: SeatsQuery,
  from: DayOrInstant.optional(),
  to: DayOrInstant.optional(),
});
