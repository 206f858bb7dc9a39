// Limits on guests of one network. They are counted in memory, because the database stores no visitors'
// IP addresses. Many people share a network: a salon's Wi-Fi, a university, a mobile provider.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { type CountDeps, limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";

/**
 * Per store and hour: more than a salon's guests book over its Wi-Fi. One guest may book fewer: see
 * book-appointment.ts.
 */
const MOST_BOOKINGS = 60;
/** Stops one network with invented contacts from filling a calendar over a day: five bookings an hour. */
const MOST_BOOKINGS_A_DAY = 120;
/** Per store and hour: visitors try several times before they decide, and a hold lasts only minutes. */
const MOST_HOLDS = 30;
/** Per email address and hour: each change sends an email to that address and to the seller. */
const MOST_CHANGES = 10;
/** Per store and hour. */
const MOST_CHANGES_OF_NETWORK = MOST_BOOKINGS;

type ChangedRow = Pick<FoundBooking["row"], "id" | "storeId" | "customerEmail">;

type RefuseInStore = (storeId: Id, address: string) => void;

/** Throws "rate_limited". */
export function bookingLimit(deps: CountDeps): RefuseInStore {
  const limit = (most: number, per: "hour" | "day") => {
    const message = () =>
      t(
        "{count} bookings were made in this store from your network within {per, select, hour {an hour} other {a day}}.",
        { count: most, per },
      );
    return limitPerWindow(deps, { most, per, message });
  };
  const anHour = limit(MOST_BOOKINGS, "hour");
  const aDay = limit(MOST_BOOKINGS_A_DAY, "day");
  return (storeId, address) => {
    const key = `${storeId} ${addressKey(address)}`;
    anHour(key);
    aDay(key);
  };
}

/** Throws "rate_limited". */
export function holdLimit(deps: CountDeps): RefuseInStore {
  const message = () =>
    t(
      "{count} times were held in this store from your network within an hour. You can still book, but we can't hold a time while you type.",
      { count: MOST_HOLDS },
    );
  const refuse = limitPerWindow(deps, { most: MOST_HOLDS, per: "hour", message });
  return (storeId, address) => refuse(`${storeId} ${addressKey(address)}`);
}

/** Throws "rate_limited". */
export function changeLimit(deps: CountDeps): (row: ChangedRow, address: string) => void {
  const ofGuest = limitPerWindow(deps, {
    most: MOST_CHANGES,
    per: "hour",
    message: () =>
      t("{count} changes were made to your bookings within an hour.", {
        count: MOST_CHANGES,
      }),
  });
  const ofNetwork = limitPerWindow(deps, {
    most: MOST_CHANGES_OF_NETWORK,
    per: "hour",
    message: () =>
      t("{count} changes were made in this store from your network within an hour.", {
        count: MOST_CHANGES_OF_NETWORK,
      }),
  });
  return ({ id, storeId, customerEmail }, address) => {
    ofNetwork(`${storeId} ${addressKey(address)}`);
    ofGuest(customerEmail.toLowerCase() || id);
  };
}
