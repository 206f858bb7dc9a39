import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Collect, CompleteSeveral } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeEach } from "../change/change-each.ts";
import { requireStep } from "../change/require-step.ts";
import { completeAppointment } from "./complete-appointment.ts";

type Result = Answer<typeof appointments.completeSeveral>["results"][number];

/** Nothing is recorded for those that are free or were paid online in full. */
export async function completeSeveral(
  deps: Deps,
  userId: Id,
  { ids, collected }: CompleteSeveral,
): Promise<Result[]> {
  const results = await changeEach(ids, async (id) => {
    const { due, version } = await requireStep(deps, userId, id, "Completed");
    const paid: Collect = "method" in collected ? { ...collected, amount: due } : collected;
    return completeAppointment(deps, userId, id, {
      version,
      receipt: false,
      collected: due.amount === 0 ? { waived: true } : paid,
    });
  });
  return results.map(({ id, error }) => ({ id, completed: error === "", error }));
}
