import { z } from "zod";
import { Money } from "./money.ts";
import { Day } from "./time.ts";

/** The spend already recorded for a campaign on the requested days. */
export const StandingSpend = z.object({ from: Day, to: Day, days: z.int(), spend: Money });
export type StandingSpend = z.infer<typeof StandingSpend>;
