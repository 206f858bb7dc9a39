import { z } from "zod";
import { Clash, Slot } from "./slot.ts";

/** One time of a series, and what a seller should know before booking it. */
export const Occurrence = Slot.extend({
  /** Counts from 0 and includes times that are left out. */
  index: z.int(),
  /** The appointment that already occupies some of this time. */
  clash: Clash.nullable(),
  /** A visitor is booking some of this time right now: no name yet, perhaps free again in minutes. */
  held: z.boolean(),
  /** The clocks skip its start, so it begins at the moment they go forward. */
  skipped_hour: z.boolean(),
  outside_hours: z.boolean(),
  /** Name of another calendar of the seller that is busy at this time. */
  also_busy: z.string().optional(),
  /** If the time is taken: up to three free times of that day. */
  slots: z.array(Slot),
});
export type Occurrence = z.infer<typeof Occurrence>;
