import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeEach } from "./change-each.ts";
import { editAppointment } from "./edit-appointment.ts";

type Result = Answer<typeof appointments.confirm>["results"][number];

export async function confirmAppointments(deps: Deps, userId: Id, ids: readonly Id[]): Promise<Result[]> {
  const results = await changeEach(ids, (id) => editAppointment(deps, userId, id, { status: "Confirmed" }));
  return results.map(({ id, error }) => ({ id, confirmed: error === "", error }));
}
