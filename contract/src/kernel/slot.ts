import { z } from "zod";
import { Instant } from "./time.ts";

export const Slot = z.object({ starts_at: Instant, ends_at: Instant });
export type Slot = z.infer<typeof Slot>;

/** The appointment that occupies a requested time. Only its seller sees it. */
export const Clash = Slot.extend({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  customer: z.string(),
});
export type Clash = z.infer<typeof Clash>;
