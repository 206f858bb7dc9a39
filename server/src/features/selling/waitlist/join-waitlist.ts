import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { JoinWaitlist, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { findOffer } from "#features/scheduling/appointments/holds/find-offer.ts";
import { findFreeSlots, type WantedSlots } from "#features/scheduling/appointments/slots/find-free-slots.ts";
import { fullDays } from "#features/scheduling/appointments/slots/full-days.ts";
import { requireSeats } from "#features/scheduling/appointments/slots/require-seats.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import { type CountedTouch, toStoredTouch } from "#features/store/visits/counted-touch.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import { emailWaiting } from "./email-waiting.ts";
import { countOpen, insertWaiting, type WaitingRow } from "./waitlist.repository.ts";

const dayInWords = (day: string): string =>
  dateFormat({ month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));

async function notifySeller(tx: Db, row: WaitingRow): Promise<void> {
  const userId = await findOwnerOfStore(tx, row.storeId);
  if (userId === undefined) return;
  await writeToOwner(tx, userId, () =>
    sendNotification(tx, {
      userId,
      kind: "waitlist",
      about: `${row.customerName}, ${row.serviceName}, ${dayInWords(row.day)}`,
      path: `${pages.appointments}/pending#waiting-${row.id}`,
    }),
  );
}

/** More than a day has times: anyone further down would never be offered one. */
const MOST_A_DAY = 100;

interface Wish extends Omit<JoinWaitlist, "touch"> {
  touch?: CountedTouch | undefined;
  /** The languages that the visitor reads, the most wanted first. */
  languages: readonly string[];
}
type Joined = Answer<typeof waitlist.join>["data"];

/**
 * Gives people who wait already the same answer and no second email, so that nobody can find out who else
 * waits.
 * Throws "not_found", "day_not_full", "day_closed", "rate_limited".
 */
export async function joinWaitlist(deps: Deps, websiteUrl: string, wish: Wish): Promise<Joined> {
  const { store, service } = await findOffer(deps, websiteUrl, wish.service_id);
  const { day, customer, seats } = wish;
  requireSeats(service, seats);
  await requireFull(deps, { ...serviceRule(service), store, booker: "customer", seats }, day);
  await withStoreLock(deps, store.id, async (deps) => {
    if ((await countOpen(deps.db, { storeId: store.id, day })) >= MOST_A_DAY) {
      const message = t("The waitlist for this day is full. Pick another day.");
      throw new AppError("rate_limited", { message, retryAfter: 3600 });
    }
    const now = deps.clock.now();
    const row = await insertWaiting(deps.db, {
      id: deps.newId(),
      storeId: store.id,
      serviceId: service.id,
      serviceName: service.name,
      day,
      customerName: customer.name,
      customerEmail: customer.email,
      customerTimezone: wish.timezone ?? null,
      language: storeLanguage(store, wish.languages),
      seats,
      notes: wish.notes,
      touch: wish.touch ? toStoredTouch(wish.touch) : null,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) return;
    await emailWaiting(deps, { store, row, kind: "waitlist_joined" });
    await notifySeller(deps.db, row);
  });
  return { day, service: service.name };
}

async function requireFull(deps: Deps, wanted: WantedSlots, day: string): Promise<void> {
  const range = dayRange(wanted.store.timezone, day);
  const slots = await findFreeSlots(deps, wanted, range);
  if (slots.length > 0) throw new AppError("day_not_full", { slots });
  if (fullDays(wanted, range, [], deps.clock.now()).length === 0) throw new AppError("day_closed");
}
