import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Day } from "../../kernel/time.ts";

/** Days in a row on which a campaign's spend is what its seller typed in. */
export const TypedSpend = z.object({
  campaign_id: Id,
  platform: z.string(),
  campaign: z.string(),
  from: Day,
  to: Day,
  spend: Money,
});
export type TypedSpend = z.infer<typeof TypedSpend>;
