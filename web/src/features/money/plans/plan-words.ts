import { type Plan, type PlanInterval, type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";

export const intervalNames: Record<PlanInterval, string> = { month: "Monthly", year: "Yearly" };

const limitNames: Record<PlanLimit, readonly [one: string, many: string]> = {
  products: ["product", "products"],
  services: ["service", "services"],
  appointments_per_month: ["appointment a month", "appointments a month"],
};

/** "Up to 25 products", for each limit; says so where there is no limit. */
export const limitsInWords = ({ limits }: Pick<Plan, "limits">): string[] =>
  planLimits.map((name) => {
    const limit = limits[name];
    const [one, many] = limitNames[name];
    if (limit === null) return `Any number of ${many}`;
    return limit === 1 ? `1 ${one}` : `Up to ${limit.toLocaleString()} ${many}`;
  });

/** "2.5 % fee on sales"; shown only if any plan on offer has a fee. */
export const feeInWords = ({ fee_bps }: Pick<Plan, "fee_bps">): string =>
  fee_bps ? `${(fee_bps / 100).toLocaleString()} % fee on sales` : "No fee on sales";
