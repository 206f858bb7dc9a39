import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { findAppointment, listAppointmentChanges } from "../appointments.repository.ts";
import { sumOpenElsewhere } from "./customers.repository.ts";
import { historyOf } from "./history-of.ts";

type Found = Answer<typeof appointments.get>["data"];

/** Throws "not_found" if the appointment is not this seller's. */
export async function getAppointment({ db, config }: Deps, userId: Id, id: Id): Promise<Found> {
  const store = await findStoreOfUser(db, userId);
  const which = { storeId: store?.id ?? "", id };
  const row = store && (await findAppointment(db, which));
  if (!row) throw new AppError("not_found");
  const changes = await listAppointmentChanges(db, which);
  return {
    ...toAppointment(row, config.CURRENCY),
    timeline: historyOf(changes),
    policy: await findAcceptedPolicy(db, row.policySha256),
    owes: { amount: await sumOpenElsewhere(db, row), currency: config.CURRENCY },
  };
}
