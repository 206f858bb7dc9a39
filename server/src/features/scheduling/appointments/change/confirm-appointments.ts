import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { editAppointment } from "./edit-appointment.ts";

type Result = Answer<typeof appointments.confirm>["results"][number];

async function confirmOne(deps: Deps, userId: Id, id: Id): Promise<Result> {
  try {
    await editAppointment(deps, userId, id, { status: "Confirmed" });
    return { id, confirmed: true, error: "" };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, confirmed: false, error: error.message };
  }
}

/** Confirms one after the other. If one fails, the others are still confirmed. */
export async function confirmAppointments(deps: Deps, userId: Id, ids: readonly Id[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await confirmOne(deps, userId, id));
  return results;
}
