import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { packs } from "@solodesk/contract/selling/packs.ts";
import { bookPackVisit, lockPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { payWithVisit } from "#features/scheduling/appointments/collect/pay-with-visit.ts";
import { emailAboutVisits } from "#features/selling/orders/emails/email-about-visits.ts";
import { readPackLines } from "#features/selling/orders/list/read-pack-lines.ts";
import { isOrdered } from "#features/selling/orders/place/find-paid-time.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { visitPriceOf } from "./find-usable-pack.ts";
import { listUsable } from "./packs.repository.ts";

/**
 * Uses a visit of a customer's pack for an appointment of the seller, which is then paid. Throws "not_found",
 * "version_conflict", "invalid_transition", "no_visits_left".
 */
export const drawVisit = (
  deps: Deps,
  userId: Id,
  appointmentId: Id,
  { order_id: orderId, line, version }: Parsed<typeof packs.draw>["body"],
): Promise<Appointment> =>
  inTransaction(deps, async (deps) => {
    await lockPack(deps.db, { orderId });
    return payWithVisit(deps, userId, { id: appointmentId, version }, async (before) => {
      if (await isOrdered(deps.db, appointmentId))
        throw new AppError("invalid_transition", {
          message: t("This appointment was booked with an order of its own."),
        });
      const { serviceId, customerEmail: email, customerPhone: phone } = before;
      const usable = await listUsable(deps.db, { userId, serviceId, email, phone, now: deps.clock.now() });
      const packs = await readPackLines(deps.db, { orderId, storeId: before.storeId });
      const pack = packs.find((item) => item.line === line);
      // A pack of somebody else pays for nothing, nor one of another service.
      if (!pack || !usable.some((one) => one.orderId === orderId && one.line === line))
        throw new AppError("no_visits_left");
      await bookPackVisit(deps, { pack: { orderId, line }, appointmentId, number: before.number });
      await emailAboutVisits(
        deps,
        { orderId, line },
        { kind: "visit_used", appointment: before, occasion: `${appointmentId} ${version}` },
      );
      return visitPriceOf(pack);
    });
  });
