import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findFullMonths } from "#features/money/subscription/find-full-months.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { type BusyTime, listBookedTimes } from "../appointments.repository.ts";
import { type Booker, bookableTime } from "./bookable-time.ts";
import { findDaysAtLimit } from "./days-at-limit.ts";
import { findSpots } from "./find-spots.ts";
import { freeSlots } from "./free-slots.ts";
import type { Lengths } from "./service-rule.ts";

export interface WantedSlots extends Lengths {
  store: Store;
  booker: Booker;
  /** Its own rules bind customers. */
  service?: Service | undefined;
  /** How many spots must be left. */
  seats: number;
  /** The store's day of the appointment being moved, such as "2026-06-01": it may stay there though the day is full. */
  ownDay?: string | undefined;
  /** The appointment being moved, which does not block itself. */
  except?: Id | undefined;
  /** The customer's own hold, which does not block its time until it is booked. */
  hold?: Id | undefined;
}

/** Returns the free slots that begin in the range. */
export async function findFreeSlots(
  { db, clock }: Pick<Deps, "db" | "clock">,
  wanted: WantedSlots,
  range: Range,
): Promise<FreeSlot[]> {
  const { store, booker, service, seats, length, before, buffer, except, hold } = wanted;
  const now = clock.now();
  const bookable = bookableTime(store, booker, now, service);
  const begin = { from: Math.max(range.from, bookable.from), to: Math.min(range.to, bookable.to) };
  if (begin.from >= begin.to) return [];
  const asked = { from: begin.from - before, to: begin.to + length + buffer };
  // Sellers may book over busy times of their other calendars; they get a warning.
  const outside = booker === "customer";
  const shared = service && service.capacity > 1 ? service : undefined;
  const busy = await listBookedTimes(db, {
    storeId: store.id,
    range: asked,
    now,
    except,
    hold,
    outside,
    sessionsOf: shared?.id,
  });
  const spots = shared && (await findSpots(db, { ...wanted, service: shared, now }, begin));
  const full = outside
    ? await findFullMonths({ db, clock }, { storeId: store.id, range: begin, except: except ?? hold })
    : [];
  const days = outside ? await findDaysAtLimit({ db, clock }, wanted, begin) : undefined;
  const isDayFull = (from: number) => days?.has(dayOf(store.timezone, from)) && !spots?.isSession(from);
  const hasRoom = ({ from }: Range) =>
    !full.some((month) => month.from <= from && from < month.to) && !isDayFull(from);
  // A moved appointment keeps its spots at a time that it has alone, however few the service has by now.
  const hasSeats = ({ starts_at, seats_left }: FreeSlot) =>
    seats_left === undefined ||
    seats_left >= seats ||
    (except !== undefined && !spots?.isSession(Date.parse(starts_at)));
  const [sessions, others] = [busy.filter(isSession), busy.filter((one) => !isSession(one))];
  return freeSlots(wanted, begin, others)
    .filter((slot) => hasRoom(slot) && isApart(slot.from, sessions, wanted))
    .map(({ from, to }) => ({
      starts_at: new Date(from).toISOString(),
      ends_at: new Date(to).toISOString(),
      ...(spots && { seats_left: spots.left(from) }),
    }))
    .filter(hasSeats);
}

const isSession = ({ session }: BusyTime): boolean => session !== undefined;

/** A session of the service blocks every start but its own. */
const isApart = (at: number, sessions: readonly BusyTime[], { length, before, buffer }: Lengths): boolean =>
  !sessions.some(
    ({ session, from, to }) => session !== at && from < at + length + buffer && at - before < to,
  );
