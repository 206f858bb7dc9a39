import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findHeldOffer } from "#features/scheduling/appointments/holds/find-held-offer.ts";
import { offerHold } from "#features/scheduling/appointments/holds/offer-hold.ts";
import { wakeWaiting } from "#features/scheduling/appointments/reminders/wake-waiting.ts";
import { findFreeSlots } from "#features/scheduling/appointments/slots/find-free-slots.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import { findStore } from "#features/store/store/find-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import { emailWaiting } from "./email-waiting.ts";
import {
  endOffers,
  endWaiting,
  listOpenRows,
  recordBooking,
  recordOffer,
  type WaitedDay,
  type WaitingRow,
} from "./waitlist.repository.ts";

/** Long enough to see an email and decide. */
const KEPT_FOR = minutes(30);
/** A time that begins sooner is of no use to a person who has to read an email first. */
const SOONEST = minutes(10);

/**
 * Offers the day's free times to those who wait, in their order, to each the earliest that suits; returns how
 * many got one. Only free times are offered, one by one, so nobody loses a time.
 */
export const offerDay = (deps: Deps, waited: WaitedDay): Promise<number> =>
  withStoreLock(deps, waited.storeId, async (deps) => {
    const now = deps.clock.now();
    await recordBooked(deps, waited);
    await endOffers(deps.db, waited, now);
    const store = await findStore(deps.db, waited.storeId);
    if (!store) return 0;
    const { from, to } = dayRange(store.timezone, waited.day);
    if (to <= now.getTime()) {
      await endWaiting(deps.db, waited, now);
      return 0;
    }
    if (!store.published) return 0;
    const range = { from: Math.max(from, after(now, SOONEST).getTime()), to };
    return offerInTurn(deps, store, range, await listOpenRows(deps.db, waited, "waiting"));
  });

/** Offers that were booked on the store's page. */
async function recordBooked({ db }: Deps, waited: WaitedDay): Promise<void> {
  for (const { id, storeId, offerId, offerStartsAt } of await listOpenRows(db, waited, "offered")) {
    if (!offerId || !offerStartsAt) continue;
    const heir = await findHeldOffer(db, { storeId, id: offerId, startsAt: offerStartsAt });
    if (heir !== undefined && heir !== "held") await recordBooking(db, id, heir.bookedAs);
  }
}

async function offerInTurn(
  deps: Deps,
  store: Store,
  range: { from: number; to: number },
  waiting: WaitingRow[],
): Promise<number> {
  /** Services with no time left for so many, so that a long list asks once for each. */
  const full = new Set<string>();
  let offered = 0;
  for (const row of waiting) {
    const { seats } = row;
    const key = `${row.serviceId} ${seats}`;
    if (full.has(key)) continue;
    const service = await findService(deps, store.id, row.serviceId);
    const wanted = { ...serviceRule(service), store, booker: "customer", seats } as const;
    const [slot] = service?.active ? await findFreeSlots(deps, wanted, range) : [];
    if (service && slot) {
      await offer(deps, { store, service, row, slot });
      offered += 1;
    } else full.add(key);
  }
  return offered;
}

interface Offer {
  store: Store;
  service: Service;
  row: WaitingRow;
  slot: Slot;
}

async function offer(deps: Deps, { store, service, row, slot }: Offer): Promise<void> {
  const now = deps.clock.now();
  const [startsAt, endsAt] = [new Date(slot.starts_at), new Date(slot.ends_at)];
  const until = new Date(Math.min(after(now, KEPT_FOR).getTime(), startsAt.getTime()));
  const at = startsAt.getTime();
  const offerId = await offerHold(deps, {
    store,
    service,
    at,
    seats: row.seats,
    heldUntil: until,
    waitingId: row.id,
  });
  const offered = { offerId, offerStartsAt: startsAt, offerEndsAt: endsAt, offerUntil: until };
  const updated = await recordOffer(deps.db, row.id, offered, now);
  // Every change of a waitlist locks the store, as this one does, so the row cannot have changed meanwhile.
  if (!updated) throw new Error("A time was offered to someone who is not waiting.");
  await emailWaiting(deps, { store, row: updated, kind: "time_offered" });
  await wakeWaiting(deps, store.id, until);
}
