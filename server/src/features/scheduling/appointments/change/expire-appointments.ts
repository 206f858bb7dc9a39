import { returnVisit } from "#features/money/wallet/deposits/return-visit.ts";
import { lockDeposit } from "#features/money/wallet/deposits/settle-deposit.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AppointmentRow, updateAppointment } from "../appointments.repository.ts";
import { listUnanswered } from "../reminders/waiting.repository.ts";
import { recordAppointmentEvent } from "./record-appointment-event.ts";
import { unpaid } from "./write-change.ts";

/** Cancels store-page bookings that were not answered before their start, or not verified in time. Returns how many. */
export const expireAppointments = (deps: Deps): Promise<number> =>
  inBatches<AppointmentRow>(
    deps.log,
    ({ after, limit }) => listUnanswered(deps.db, deps.clock.now(), { after: after?.id, limit }),
    (booking) => expire(deps, booking),
  );

/** Returns false if the booking changes at this very moment; that change wins. */
const expire = (deps: Deps, before: AppointmentRow): Promise<boolean> =>
  inTransaction(deps, async (deps) => {
    if (before.packVisit) await lockDeposit(deps.db, before.id);
    const update = { status: "Cancelled", ...(before.packVisit && unpaid) } as const;
    const row = await updateAppointment(deps.db, before, update, deps.clock.now());
    if (!row) return false;
    if (before.packVisit) await returnVisit(deps, row.id, "system");
    await recordAppointmentEvent(deps, { row, events: ["expired"], by: "system" });
    return true;
  });
