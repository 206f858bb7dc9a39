import { z } from "zod";
import { Instant } from "./time.ts";

export const Slot = z.object({ starts_at: Instant, ends_at: Instant });
export type Slot = z.infer<typeof Slot>;

/** What is in the way of a time one wanted. Only its seller is told. */
export const Clash = Slot.extend({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  customer: z.string(),
});
export type Clash = z.infer<typeof Clash>;
