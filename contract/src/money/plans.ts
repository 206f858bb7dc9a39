// What the installation itself offers: Free, the plan that everyone is on until they buy another, subscriptions, and
// packs of credits.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { gatewayNames } from "./payments.ts";

/** What can be bought. */
export const paidKinds = ["subscription", "credits"] as const;
export const planKinds = ["free", ...paidKinds] as const;
export const planIntervals = ["month", "year"] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** What a plan may limit, in the words of the screens. */
export const planLimits = ["products", "services", "appointments_per_month"] as const;
export type PlanLimit = (typeof planLimits)[number];

/** Null: no limit. */
export const PlanLimits = z.object({
  products: z.int().min(0).nullable(),
  services: z.int().min(0).nullable(),
  appointments_per_month: z.int().min(0).nullable(),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

export const Plan = z.object({
  /** Id of this version at this price: a new price makes a plan with another id. */
  id: Id,
  name: z.string(),
  description: z.string(),
  kind: z.enum(planKinds),
  price: Money,
  /** Null for Free and packs of credits. */
  interval: z.enum(planIntervals).nullable(),
  /** What a pack adds to the wallet; null for Free and subscriptions. */
  credits: Money.nullable(),
  features: z.array(z.string()),
  /** A subscription never has lower limits or fewer emails than Free, or a higher fee. */
  limits: PlanLimits,
  /** The operator's fee on a store's sales, in hundredths of a percent; null for packs of credits. */
  fee_bps: z.int().min(0).max(10_000).nullable(),
  /** How many emails an account can send within a day; null for packs of credits. */
  emails_per_day: z.int().nullable(),
  highlighted: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

export const Project = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Available ways to pay, in display order. */
  gateways: z.array(z.enum(gatewayNames)),
});
export type Project = z.infer<typeof Project>;

export const plans = {
  getProject: endpoint({
    method: "GET",
    path: "/projects/:projectId",
    summary: "List plans and credit packs, and how they can be paid",
    access: "public",
    project: "path",
    params: z.strictObject({ projectId: z.string().max(64) }),
    answer: z.object({ project: Project, plans: z.array(Plan) }),
    refuses: ["unknown_project"],
    failed: msg("Failed to load payment plans. Please try again later."),
  }),
};
