import type { PlanLimit } from "@solodesk/contract/money/plans.ts";

const nouns = {
  products: "products",
  services: "active services",
  appointments_per_month: "appointments a month",
} as const satisfies Record<PlanLimit, string>;

export const nounOf = (limit: PlanLimit): string => nouns[limit];

const count = (n: number) => n.toLocaleString("en");

/** "Your plan holds 50 products, and you have 50. Change to a larger plan under Pricing, or make room." */
export const inWords = (limit: PlanLimit, used: number, most: number): string =>
  `Your plan holds ${count(most)} ${nouns[limit]}, and you have ${count(used)}. Change to a larger plan under Pricing, or make room.`;
