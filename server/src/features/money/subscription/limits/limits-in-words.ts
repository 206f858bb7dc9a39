import type { PlanLimit } from "@solodesk/contract/money/plans.ts";

const nouns = {
  products: "products",
  services: "active services",
  appointments_per_month: "appointments a month",
} as const satisfies Record<PlanLimit, string>;

export const nounOf = (limit: PlanLimit): string => nouns[limit];

const count = (n: number) => n.toLocaleString("en");

/** "Your plan includes 50 products, and you have 50. Upgrade on Pricing, or make room." */
export const inWords = (limit: PlanLimit, used: number, most: number): string =>
  `Your plan includes ${count(most)} ${nouns[limit]}, and you have ${count(used)}. Upgrade on Pricing, or make room.`;
