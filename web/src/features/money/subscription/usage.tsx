import { type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { Meter } from "#ui/data/meter.tsx";

const names: Record<PlanLimit, string> = {
  products: "Products",
  services: "Services",
  appointments_per_month: "Appointments this month, upcoming included",
};

/** What of the plan is used. */
export const Usage = ({ usage }: Pick<Subscription, "usage">) => (
  <div className="grid items-end gap-x-8 gap-y-5 sm:grid-cols-3">
    {planLimits.map((limit) => (
      <Meter key={limit} name={names[limit]} {...usage[limit]} />
    ))}
  </div>
);
