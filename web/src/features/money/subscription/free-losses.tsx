import { projectRead } from "#features/money/plans/project-read.ts";
import { useRead } from "#kernel/api/query.ts";
import { PlanLosses } from "./plan-losses.tsx";
import { useSubscription } from "./use-subscription.ts";

/** What a user loses whose plan ends, because Free follows. */
export function FreeLosses() {
  const { data: subscription } = useSubscription();
  const free = useRead(projectRead()).data?.plans.find(({ kind }) => kind === "free");
  return free && <PlanLosses subscription={subscription} next={free} />;
}
