import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestWaiting } from "@solodesk/contract/selling/waitlist.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import { bookAppointment } from "#features/selling/bookings/book-appointment.ts";
import { fromStoredTouch } from "#features/store/visits/counted-touch.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { sealId } from "#kernel/secrets/sealed-id.ts";
import { type FoundWaiting, requireWaiting } from "./find-waiting.ts";
import { guestWaitingOf } from "./guest-waiting-of.ts";
import { recordBooking, takeOffer } from "./waitlist.repository.ts";

/**
 * Books the offered time; pressed twice it is one booking. Throws "not_found", "slot_taken", "invalid_transition",
 * and where more is needed than the waitlist asked for "payment_required" or "validation_failed".
 */
export async function bookOffer(deps: Deps, code: string): Promise<GuestWaiting> {
  const { row } = await requireWaiting(deps, code);
  if (row.status !== "booked") await book(deps, code, row.storeId);
  return guestWaitingOf(deps, await requireWaiting(deps, code));
}

const book = (deps: Deps, code: string, storeId: string): Promise<void> =>
  withStoreLock(deps, storeId, async (deps) => {
    const { store, row } = await requireWaiting(deps, code);
    if (row.status === "booked") return;
    const taken = await takeOffer(deps.db, row.id, deps.clock.now());
    if (!taken?.offerId || !taken.offerStartsAt) throw refused(row);
    const { id } = await bookAppointment(deps, store.website_url, {
      service_id: taken.serviceId,
      starts_at: taken.offerStartsAt.toISOString(),
      seats: taken.seats,
      customer: { name: taken.customerName, email: taken.customerEmail, phone: "" },
      notes: taken.notes,
      answers: [],
      languages: [taken.language],
      isVerified: true,
      hold: sealId(deps.secrets, "hold", taken.offerId),
      ...(taken.customerTimezone !== null && { timezone: taken.customerTimezone }),
      ...(taken.touch !== null && { touch: fromStoredTouch(taken.touch) }),
    });
    await recordBooking(deps.db, row.id, id);
  });

const refused = ({ status }: FoundWaiting["row"]): AppError =>
  new AppError("invalid_transition", {
    message:
      status === "waiting"
        ? t("We're not holding a time for you right now.")
        : t("We're no longer holding this time for you."),
  });
