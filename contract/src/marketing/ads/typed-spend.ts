import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Day } from "../../kernel/time.ts";

/** Consecutive days whose spend for a campaign was typed in by the seller. */
export const TypedSpend = z.object({
  campaign_id: Id,
  platform: z.string(),
  campaign: z.string(),
  from: Day,
  to: Day,
  spend: Money,
});
export type TypedSpend = z.infer<typeof TypedSpend>;
