// Takes a single time under the store lock. The database makes sure that no two requests get the same one.

import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { toClash } from "../appointment-row.ts";
import { type AppointmentRow, findBusy } from "../appointments.repository.ts";
import { withStoreLock } from "../with-store-lock.ts";
import { findFreeSlots, type WantedSlots } from "./find-free-slots.ts";
import { findSpots } from "./find-spots.ts";
import { freeSlots } from "./free-slots.ts";
import { isTaken } from "./is-taken.ts";

export interface WantedTime extends WantedSlots {
  at: number;
}

const MOST_OFFERED = 3;
const HELD = msg("A customer is booking this time right now. Try again in a few minutes.");

/** Returns a time such as "3:00 PM". */
const clockOf = (zone: string, moment: Date): string =>
  dateFormat({ hour: "numeric", minute: "2-digit", timeZone: zone.toLowerCase() })
    .format(moment)
    .replace("\u202F", " ");

const sentenceOf = ({ title, customerName, startsAt, endsAt }: AppointmentRow, zone: string): string =>
  t("This time is taken: {title} with {customer}, {from} to {to}.", {
    title,
    customer: customerName,
    from: clockOf(zone, startsAt),
    to: clockOf(zone, endsAt),
  });

/**
 * Returns an error with the next free slots. It names the appointment in conflict to sellers, not to
 * customers.
 */
export async function slotTaken(deps: Deps, wanted: WantedTime): Promise<AppError> {
  const { store, booker, at, length, before, buffer, except } = wanted;
  const tooFew = await tooFewSpots(deps, wanted);
  const from = Math.max(at, deps.clock.now().getTime());
  const next = await findFreeSlots(deps, wanted, { from, to: from + maxSlotDays * DAY });
  const slots = next.slice(0, MOST_OFFERED);
  if (tooFew !== undefined) return new AppError("slot_taken", { message: tooFew, slots });
  if (booker === "customer") return new AppError("slot_taken", { slots });
  const busy = await findBusy(deps.db, store.id, { from: at - before, to: at + length + buffer }, except);
  if (!busy) return new AppError("slot_taken", { message: t(HELD), slots });
  return new AppError("slot_taken", {
    message: sentenceOf(busy, store.timezone),
    clash: toClash(busy),
    slots,
  });
}

/** What to say of a session that has fewer spots left than wanted; undefined if that isn't why the time is taken. */
async function tooFewSpots({ db, clock }: Deps, wanted: WantedTime): Promise<string | undefined> {
  const { service, seats, at, booker } = wanted;
  if (!service || service.capacity === 1) return undefined;
  // Visitors don't learn what happens outside the times that they can book.
  if (booker === "customer" && freeSlots(wanted, { from: at, to: at + 1 }, []).length === 0) return undefined;
  const spots = await findSpots(db, { ...wanted, service, now: clock.now() }, { from: at, to: at + 1 });
  const left = spots.left(at);
  if (left >= seats) return undefined;
  return left > 0
    ? t(
        "{left, plural, one {Only # spot is left at this time. Choose fewer or pick another time.} other {Only # spots are left at this time. Choose fewer or pick another time.}}",
        { left },
      )
    : t("All spots at this time are taken. Pick another time.");
}

/**
 * Runs work that takes a time, under the store lock. Throws "slot_taken", and "plan_limit_reached" if the
 * seller books.
 */
export async function takeTime<T>(
  deps: Deps,
  wanted: WantedTime,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  try {
    return await withStoreLock(deps, wanted.store.id, work);
  } catch (error) {
    if (!isTaken(error, wanted.booker)) throw error;
    throw await slotTaken(deps, wanted);
  }
}
