import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Session } from "@solodesk/contract/scheduling/sessions.ts";
import { findCapacities } from "#features/catalog/services/find-capacities.ts";
import { listSession } from "#features/scheduling/appointments/list/list-session.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "not_found" if nobody comes to it, or if it is not this seller's. */
export async function getSession(deps: Deps, userId: Id, id: Id): Promise<Session> {
  const store = await findStoreOfUser(deps.db, userId);
  const { appointments, held } = store
    ? await listSession(deps, { storeId: store.id, sessionId: id })
    : { appointments: [], held: 0 };
  const [first] = appointments;
  if (!store || !first?.service) throw new AppError("not_found");
  const { service, starts_at, timezone } = first;
  const capacities = await findCapacities(deps.db, store.id, [service.id]);
  return {
    id,
    service,
    starts_at,
    // One may have been made longer than the service.
    ends_at: appointments.reduce((last, { ends_at }) => (ends_at > last ? ends_at : last), first.ends_at),
    timezone,
    capacity: capacities.get(service.id) ?? 1,
    taken: appointments.reduce((sum, { seats }) => sum + seats, 0),
    held,
    appointments,
  };
}
