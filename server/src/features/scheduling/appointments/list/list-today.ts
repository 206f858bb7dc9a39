import type { Today } from "@solodesk/contract/account/dashboard/today.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findCapacities } from "#features/catalog/services/find-capacities.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { listSession } from "./list-session.ts";
import {
  type AppointmentsFound,
  findNext,
  listEnded,
  listPendingAhead,
  listUnpaid,
} from "./today.repository.ts";

type Lists = Pick<Today, "to_complete" | "to_confirm" | "to_collect">;
interface AppointmentsToday extends Pick<Today, "next" | "next_session">, Lists {
  counts: Record<keyof Lists, number>;
}

/** Returns the next appointment, and the first `limit` of those that the seller has something to do for. */
export async function listToday(deps: Deps, storeId: Id, limit: number): Promise<AppointmentsToday> {
  const { db, config, clock } = deps;
  const now = clock.now();
  const [next, ended, pending, unpaid] = await Promise.all([
    findNext(db, storeId, now),
    listEnded(db, storeId, now, limit),
    listPendingAhead(db, storeId, now, limit),
    listUnpaid(db, storeId, limit),
  ]);
  const read = ({ rows }: AppointmentsFound) => rows.map((row) => toAppointment(row, config.CURRENCY));
  return {
    next: next ? toAppointment(next, config.CURRENCY) : null,
    next_session: next ? await sessionOf(deps, next) : null,
    to_complete: read(ended),
    to_confirm: read(pending),
    to_collect: read(unpaid),
    counts: { to_complete: ended.count, to_confirm: pending.count, to_collect: unpaid.count },
  };
}

async function sessionOf(deps: Deps, { storeId, serviceId, sessionId }: AppointmentRow) {
  if (sessionId === null || serviceId === null) return null;
  const { appointments } = await listSession(deps, { storeId, sessionId });
  const capacities = await findCapacities(deps.db, storeId, [serviceId]);
  return {
    taken: appointments.reduce((sum, { seats }) => sum + seats, 0),
    capacity: capacities.get(serviceId) ?? 1,
  };
}
