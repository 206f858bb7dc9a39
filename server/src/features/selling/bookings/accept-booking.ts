import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import type { bookings } from "@solodesk/contract/selling/bookings.ts";
import { requireBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { writeChange } from "#features/scheduling/appointments/change/write-change.ts";
import { acceptPolicy } from "#features/store/store/policy/accept-policy.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { guestBookingOf } from "./guest-booking-of.ts";
import { isAsked } from "./guest-rules.ts";

/**
 * Confirms an appointment at the time that the seller suggested. A second call changes nothing.
 * Throws "not_found", "invalid_transition" if the guest isn't asked, "version_conflict", "validation_failed" without the
 * store's policy, "policy_changed" with another one.
 */
export async function acceptBooking(
  deps: Deps,
  code: string,
  { version, policy_sha256 }: Parsed<typeof bookings.accept>["body"],
): Promise<GuestBooking> {
  const booking = await requireBooking(deps, code);
  const { store, row } = booking;
  if (row.status === "Confirmed") return guestBookingOf(deps, booking);
  if (!isAsked(row, deps.clock.now()))
    throw new AppError("invalid_transition", {
      message: t("This time can no longer be accepted. Please contact the store."),
    });
  if (row.version !== version)
    throw new AppError("version_conflict", { current: await guestBookingOf(deps, booking) });
  const saved = await inTransaction(deps, async (deps) => {
    const policySha256 = await acceptPolicy(deps, store, policy_sha256 ? [policy_sha256] : []);
    const change = { events: ["confirmed" as const], status: "Confirmed" as const, policySha256 };
    return writeChange(deps, { store, before: row, change, by: "customer" });
  });
  // Another request changed the booking first.
  if (!saved) return acceptBooking(deps, code, { version, ...(policy_sha256 && { policy_sha256 }) });
  return guestBookingOf(deps, { store, row: saved });
}
