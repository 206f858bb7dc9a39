import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type AppointmentRow,
  insertAppointment,
  recordAppointmentChanges,
} from "../appointments.repository.ts";
import { callWebhooks } from "../change/call-webhooks.ts";
import { requireDailyQuota } from "../slots/days-at-limit.ts";
import { isTimeRefused } from "../slots/is-taken.ts";
import { bookedStatus } from "./booked-status.ts";
import { confirmHold } from "./held-times.repository.ts";
import { holdRow } from "./hold-row.ts";
import { deleteExpiredHolds } from "./holds.repository.ts";

/** A time held by holdSlots. */
export interface HeldTime {
  storeId: Id;
  appointmentId: Id;
  serviceId: Id;
  startsAt: Date;
  seats: number;
  /** Whether a card is saved for it. Then the seller is asked first if they want to be; otherwise it is confirmed at once. */
  hasCard: boolean;
  /** What the buyer agreed to pay for it, and what of that is paid, in minor units. */
  price: number;
  paid: number;
  /** The buyer's, among those of the store: one cart may hold times of several stores. */
  language: LanguageTag;
  /** The store's policy that the buyer accepted. */
  policySha256: string | null;
  answers: BookingAnswer[];
  notes: string;
}

interface Buyer {
  name: string;
  email: string;
  phone: string;
  timezone: string | null;
  /** When the buyer accepted what goes with the times. */
  acceptedAt: Date;
}

/**
 * Confirms the times that an order held, once it is paid. A hold that is gone is booked again if the time is
 * still free. All or nothing, in the caller's transaction: returns false if one of the times is taken. Sends
 * no emails; the order does.
 */
export async function confirmHolds(deps: Deps, times: readonly HeldTime[], buyer: Buyer): Promise<boolean> {
  if (times.length === 0) return true;
  try {
    await inTransaction(deps, async (deps) => {
      for (const storeId of [...new Set(times.map((time) => time.storeId))].toSorted())
        await lockStore(deps.db, storeId);
      for (const time of times) {
        const row = await confirmTime(deps, time, buyer);
        const events =
          row.status === "Confirmed" ? (["created", "confirmed"] as const) : (["created"] as const);
        await recordAppointmentChanges(deps.db, row, [...events], "customer");
        await callWebhooks(deps, row, events);
      }
    });
    return true;
  } catch (error) {
    const isGone = error instanceof AppError && error.code === "slot_taken";
    if (isGone || isTimeRefused(error)) return false;
    throw error;
  }
}

async function confirmTime(deps: Deps, time: HeldTime, buyer: Buyer): Promise<AppointmentRow> {
  const confirmation = {
    status: await statusOf(deps, time),
    customerName: buyer.name,
    customerEmail: buyer.email,
    customerPhone: buyer.phone,
    customerTimezone: buyer.timezone,
    language: time.language,
    // What the buyer agreed to, should the service cost something else by now.
    price: time.price,
    paid: time.paid,
    cardOnFile: time.hasCard,
    policySha256: time.policySha256,
    policyAcceptedAt: time.policySha256 === null ? null : buyer.acceptedAt,
    answers: time.answers,
    notes: time.notes,
    updatedAt: deps.clock.now(),
  };
  const { storeId, appointmentId: id, startsAt } = time;
  const confirmed = await confirmHold(deps.db, { storeId, id }, confirmation);
  if (confirmed) return confirmed;
  await deleteExpiredHolds(deps.db, storeId, deps.clock.now());
  const { store, service, row } = await rebuildRow(deps, time);
  const inserted = await insertAppointment(deps.db, { ...row, ...confirmation });
  await requireDailyQuota(deps, { store, service }, startsAt.getTime());
  return inserted;
}

/** As it is now: a store may want to confirm each booking itself. */
async function statusOf(
  deps: Deps,
  { storeId, serviceId, hasCard }: HeldTime,
): Promise<"Pending" | "Confirmed"> {
  if (!hasCard) return "Confirmed";
  const store = await findStore(deps.db, storeId);
  const service = await findService(deps, storeId, serviceId);
  return store && service ? bookedStatus(store, service) : "Confirmed";
}

/** Throws "slot_taken" if the time has begun, or if the store or service no longer exists. */
async function rebuildRow(deps: Deps, { storeId, appointmentId: id, serviceId, startsAt, seats }: HeldTime) {
  const now = deps.clock.now();
  const store = await findStore(deps.db, storeId);
  const service = await findService(deps, storeId, serviceId);
  if (!store || !service || startsAt <= now) throw new AppError("slot_taken");
  const at = startsAt.getTime();
  const { heldUntil: _over, ...row } = holdRow(deps, { store, service, at, seats }, { id, heldUntil: now });
  return { store, service, row };
}
