import { z } from "zod";
import { Clash, Slot } from "./slot.ts";

/** One time of a series, and what a seller should know before it is agreed. */
export const Occurrence = Slot.extend({
  /** Counts from 0, whatever is left out. */
  index: z.int(),
  /** The appointment that has some of this time already. */
  clash: Clash.nullable(),
  /** Somebody is booking some of it at this moment: nobody to name yet, and perhaps free again in minutes. */
  held: z.boolean(),
  /** The clocks skip the time it was to begin at, so it begins when they are put forward. */
  skipped_hour: z.boolean(),
  outside_hours: z.boolean(),
  /** Another calendar of the seller that is busy at this time. */
  also_busy: z.string().optional(),
  /** Where something is in the way: up to three free times of that day. */
  slots: z.array(Slot),
});
export type Occurrence = z.infer<typeof Occurrence>;
