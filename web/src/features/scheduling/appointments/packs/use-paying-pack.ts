import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

/** Whether a visit of a pack pays for the appointment; false until that is known. */
export function usePayingPack({ id, paid }: Pick<Appointment, "id" | "paid">): boolean {
  const { data } = useRead(readOf(packs.list, { params: { id } }), {
    enabled: paid.amount > 0,
    quiet: true,
  });
  return (data?.used ?? null) !== null;
}
