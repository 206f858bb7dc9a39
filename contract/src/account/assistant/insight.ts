// What the assistant found in a seller's own rows.
import { z } from "zod";
import { Instant } from "../../kernel/time.ts";
import { NamedCall } from "./proposal.ts";

/** In the order in which equally urgent ones are shown. */
export const insightKinds = [
  "dispute_deadline",
  "request_waiting",
  "order_not_shipped",
  "emails_failed",
  "calendar_stale",
  "page_incomplete",
  "plan_limit_near",
  "left_open",
  "payout_ready",
  "money_held",
  "gap_tomorrow",
  "customer_overdue",
  "no_show_twice",
  "stock_runs_out",
  "never_bought",
  "ad_without_return",
  "ad_stopped",
  "link_unused",
  "slow_weekday",
  "service_earns_less",
  "revenue_week",
] as const;
export type InsightKind = (typeof insightKinds)[number];

/** `urgent`: it costs something if it waits until tomorrow. `note`: nothing has to be done. */
export const severities = ["urgent", "important", "note"] as const;
export type Severity = (typeof severities)[number];

/** Rows that an insight was worked out from: the call that answers them, and the page that shows them. */
export const Evidence = NamedCall.extend({ page: z.string() });

export const Insight = z.object({
  /** The same as long as it is about the same thing. */
  key: z.string(),
  kind: z.enum(insightKinds),
  severity: z.enum(severities),
  title: z.string(),
  why: z.string(),
  evidence: z.array(Evidence),
  /** How many rows it was worked out from. */
  samples: z.int(),
  /** What can be done about it, and the words on its button. It becomes a proposal when its card is opened. */
  proposal: NamedCall.extend({ label: z.string() }).optional(),
  dismissable: z.boolean(),
  /** When it was first shown with these facts. */
  seen_at: Instant,
});
export type Insight = z.infer<typeof Insight>;
