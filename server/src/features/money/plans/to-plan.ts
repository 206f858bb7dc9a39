import type { Plan } from "@solodesk/contract/money/plans.ts";
import type { Config } from "#kernel/config/config.ts";
import type { PlanRow } from "./list-plans.ts";

export function toPlan(row: PlanRow, { PLATFORM_FEE_BPS }: Pick<Config, "PLATFORM_FEE_BPS">): Plan {
  const { id, name, description, kind, currency, price, interval, credits, features, limits, highlighted } =
    row;
  return {
    id,
    name,
    description,
    kind,
    price: { amount: price, currency },
    interval,
    credits: credits === null ? null : { amount: credits, currency },
    features,
    limits,
    fee_bps: kind === "credits" ? null : (row.feeBps ?? PLATFORM_FEE_BPS),
    highlighted,
  };
}
