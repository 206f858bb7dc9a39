import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { limitWindow, suppressionReason } from "#features/platform/mail/suppression-reason.ts";
import { isKnownCustomer } from "#features/scheduling/appointments/calendar/is-known-customer.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import { after, minutes } from "#kernel/time/clock.ts";

/** Long enough to find the email, and short enough that made-up addresses can't block times for long. */
const TO_VERIFY = minutes(60);

interface Booked {
  store: Store;
  /** What it would be without being verified. */
  status: "Pending" | "Confirmed";
  email: string;
  /** When it starts, in milliseconds since 1970. */
  at: number;
}

/**
 * Until when the customer has to confirm by email, at the latest when it starts; null if they are not
 * asked. Known customers aren't. Throws "rate_limited" if no link can be sent to them for now.
 */
export async function verifyDeadline(deps: Deps, { store, status, email, at }: Booked): Promise<Date | null> {
  const { db, clock, mailer } = deps;
  const { verify_email } = store.booking;
  const isAsked = verify_email === "always" || (verify_email === "on_request" && status === "Pending");
  if (!isAsked || email === "" || !mailer) return null;
  if (await isKnownCustomer(db, { storeId: store.id, email })) return null;
  await requireSendable(deps, store.id, email);
  return new Date(Math.min(after(clock.now(), TO_VERIFY).getTime(), at));
}

async function requireSendable(deps: Deps, storeId: Id, to: string): Promise<void> {
  const userId = await findOwnerOfStore(deps.db, storeId);
  if (userId === undefined) return;
  const kind = "booking_verify";
  if ((await suppressionReason(deps, { userId, kind, to })) === undefined) return;
  const message = t("Too many emails were sent today, so we can't email you a link to confirm your booking.");
  throw tooMany(message, limitWindow(kind));
}
