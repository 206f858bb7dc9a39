import { z } from "zod";
import { Money } from "./money.ts";
import { Day } from "./time.ts";

/** What is written down of a campaign on the days that were asked about. */
export const StandingSpend = z.object({ from: Day, to: Day, days: z.int(), spend: Money });
export type StandingSpend = z.infer<typeof StandingSpend>;
