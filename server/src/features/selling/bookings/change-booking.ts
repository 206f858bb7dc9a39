import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import type { ChangeBooking } from "@solodesk/contract/selling/bookings.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import {
  type FoundBooking,
  requireBooking,
} from "#features/scheduling/appointments/calendar/find-booking.ts";
import { changeOf, type PlannedChange } from "#features/scheduling/appointments/change/change-of.ts";
import { writeChange } from "#features/scheduling/appointments/change/write-change.ts";
import { requireDailyQuota } from "#features/scheduling/appointments/slots/days-at-limit.ts";
import { isBookable } from "#features/scheduling/appointments/slots/is-bookable.ts";
import { slotTaken } from "#features/scheduling/appointments/slots/take-time.ts";
import { chargeFee } from "#features/selling/orders/card/charge-fee.ts";
import type { CardFee } from "#features/selling/orders/card/find-card-fee.ts";
import { type OpenedFee, openFee } from "#features/selling/orders/card/open-fee.ts";
import { findPaidTime } from "#features/selling/orders/place/find-paid-time.ts";
import { lockTime, refundTime } from "#features/selling/orders/refund/refund-time.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";
import { guestRulesOf } from "./guest-rules.ts";
import { slotsOf } from "./list-other-slots.ts";

const refuse = (message: string): never => {
  throw new AppError("invalid_transition", { message });
};

interface WantedChange extends ChangeBooking {
  /** Throws "rate_limited" after too many changes. */
  refuseFlood?: (booking: FoundBooking) => void;
}

/**
 * Moves or cancels a guest's booking. A confirmed booking stays confirmed at its new time, because guests can
 * pick only times the store offers. The write is conditional on the version: a guest who saw an older booking
 * gets the current one with the error. Cancelling refunds what an order paid for it, less what the policy that the
 * guest accepted lets the store keep; or charges the fee of that policy to the card that was saved with it.
 * Throws "not_found", "version_conflict", "invalid_transition", "slot_taken", and what `refuseFlood` throws.
 */
export async function changeBooking(
  deps: Deps,
  purposes: Purposes,
  code: string,
  { version, refund, fee, refuseFlood, ...wish }: WantedChange,
): Promise<GuestBooking> {
  const booking = await requireBooking(deps, code);
  refuseFlood?.(booking);
  const { store, row } = booking;
  const isCancelled = wish.status === "Cancelled";
  if (row.version !== version || (await isToldOtherwise(deps, booking, { refund, fee, isCancelled })))
    throw new AppError("version_conflict", { current: await guestBookingOf(deps, booking) });
  const change = changeOf(row, wish, deps.clock.now());
  if (change.events.length === 0) return guestBookingOf(deps, booking);
  const rules = await guestRulesOf(deps, booking);
  if (change.status === "Cancelled" ? !rules.isCancellable : !rules.changeableUntil)
    refuse(t("It's too late to change this booking online. Please contact the store."));
  if (change.time && row.verifyBy) refuse(t("Confirm this booking by email before you move it."));
  if (change.time && !rules.isMovable) refuse(t("This store isn't taking bookings right now."));
  const listed = change.time && (await requireListed(deps, booking, change.time.from));
  const { kept } = rules;
  if (change.status === "Cancelled" && (await findPaidTime(deps.db, { appointmentId: row.id, kept }))) {
    const reason = rules.changeableUntil ? ourReasons.cancelledInTime : ourReasons.cancelledLate;
    await refundTime(deps, { appointmentId: row.id, version, by: "buyer", reason, kept }).catch(
      async (error: unknown) => {
        const current = await requireBooking(deps, code);
        if (current.row.version === version) throw error;
        throw new AppError("version_conflict", { current: await guestBookingOf(deps, current) });
      },
    );
    return guestBookingOf(deps, await requireBooking(deps, code));
  }

  const due = isCancelled && rules.cardFee;
  if (due) {
    const ended = await cancelWithFee(deps, booking, { change, fee: due });
    // It has changed meanwhile, and so may its fee.
    if (!ended) return changeBooking(deps, purposes, code, { version, ...(fee && { fee }), ...wish });
    await chargeFee(deps, purposes, ended);
    return guestBookingOf(deps, await requireBooking(deps, code));
  }

  const saved = await writeChange(deps, {
    store,
    before: row,
    // A visit that is cancelled late is used if the policy lets the store keep anything.
    change: { ...change, returnsVisit: kept === 0 },
    by: "customer",
    ...listed,
  });
  // Another request changed the booking first: the retry sees its new version and throws "version_conflict".
  if (!saved)
    return changeBooking(deps, purposes, code, {
      version,
      ...(refund && { refund }),
      ...(fee && { fee }),
      ...wish,
    });
  return guestBookingOf(deps, { store, row: saved });
}

/** Is another amount refunded or charged now than the guest was told? Nobody is charged without having been told. */
async function isToldOtherwise(
  deps: Deps,
  booking: FoundBooking,
  { refund, fee, isCancelled }: Pick<WantedChange, "refund" | "fee"> & { isCancelled: boolean },
): Promise<boolean> {
  if (!isCancelled && !refund) return false;
  const now = await guestBookingOf(deps, booking);
  const due = now.card?.cancel_now?.amount ?? 0;
  return (
    (refund !== undefined && refund.amount !== (now.refund?.amount ?? 0)) ||
    (isCancelled && (fee?.amount ?? 0) !== due)
  );
}

/** Cancels the booking and decides its fee, both or neither; undefined if it has changed meanwhile. */
async function cancelWithFee(
  deps: Deps,
  { store, row: before }: FoundBooking,
  { change, fee }: { change: PlannedChange; fee: CardFee },
): Promise<OpenedFee | undefined> {
  const { id, version, title } = before;
  try {
    return await inTransaction(deps, async (deps) => {
      await lockTime(deps, { appointmentId: id, version });
      const saved = await writeChange(deps, { store, before, change, by: "customer" });
      if (!saved) throw new AppError("version_conflict");
      const { number } = toAppointment(saved, deps.config.CURRENCY);
      return openFee(deps, { fee, title, number, by: "buyer" });
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "version_conflict") return undefined;
    throw error;
  }
}

/** Returns what is checked once more when the time is taken: that the day does not get too many. */
async function requireListed(
  deps: Deps,
  booking: FoundBooking,
  at: number,
): Promise<Pick<Parameters<typeof writeChange>[1], "service" | "admit">> {
  const wanted = { ...(await slotsOf(deps, booking)), at };
  if (!(await isBookable(deps, wanted))) throw await slotTaken(deps, wanted);
  return { service: wanted.service, admit: (deps) => requireDailyQuota(deps, wanted, at) };
}
