import type { GuestBooking } from "@solodesk/contract/selling/bookings/guest-booking.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findPack } from "#features/money/wallet/deposits/pack-visits.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { canMove } from "#features/scheduling/appointments/appointment-status.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { customerMeetingUrl } from "#features/scheduling/appointments/customer-meeting-url.ts";
import { titleForReader } from "#features/scheduling/appointments/title-for-reader.ts";
import { findPaidTime } from "#features/selling/orders/place/find-paid-time.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type GuestRules, guestRulesOf, isAsked } from "./guest-rules.ts";
import { savedCardOf } from "./saved-card-of.ts";

/** The booking as its guest may see it, with what the rules still allow them to change. */
export async function guestBookingOf(deps: Deps, booking: FoundBooking): Promise<GuestBooking> {
  const { store, row } = booking;
  const now = deps.clock.now();
  const service = row.serviceId === null ? undefined : await findService(deps, store.id, row.serviceId);
  const {
    number,
    version,
    status,
    starts_at,
    ends_at,
    seats,
    timezone,
    price,
    paid: paidOnline,
    due,
    verify_by,
  } = toAppointment(row, deps.config.CURRENCY);
  const isOver = !canMove(status) || row.endsAt <= now;
  const rules = await guestRulesOf(deps, booking);
  return {
    number,
    version,
    status,
    title: await titleForReader(deps.db, row),
    starts_at,
    ends_at,
    seats,
    timezone,
    price,
    paid: paidOnline,
    due,
    verify_by,
    customer: { name: row.customerName },
    service_id: service?.active ? service.id : null,
    over: isOver,
    location: service?.location ?? null,
    meeting_url: isOver ? null : customerMeetingUrl(row),
    changeable_until: rules.changeableUntil?.toISOString() ?? null,
    cancellable: rules.isCancellable,
    movable: rules.isMovable,
    ...(await backOf(deps.db, row.id, rules)),
    visit_returns: await isVisitReturned(deps, row, rules),
    card: await savedCardOf(deps, row, rules),
    policy: rules.policy,
    asked: isAsked(row, now) ? { policy: store.booking.policy } : null,
  };
}

/** Null without a visit of a pack. One that has expired can't be booked again. */
async function isVisitReturned(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, packVisit }: FoundBooking["row"],
  { isCancellable, kept }: GuestRules,
): Promise<boolean | null> {
  if (!packVisit) return null;
  const pack = await findPack(db, id);
  return isCancellable && kept === 0 && pack !== undefined && pack.expiresAt > clock.now();
}

/** What the guest gets back for cancelling it now, and what the store keeps. */
async function backOf(
  db: Db,
  appointmentId: string,
  { isCancellable, kept }: GuestRules,
): Promise<Pick<GuestBooking, "refund" | "kept">> {
  const whole = isCancellable ? await findPaidTime(db, { appointmentId }) : undefined;
  if (!whole) return { refund: null, kept: null };
  const { currency } = whole.row;
  const amount = kept === 0 ? whole.back.amount : await refundWith(db, appointmentId, kept);
  const rest = whole.back.amount - amount;
  return { refund: { amount, currency }, kept: rest === 0 ? null : { amount: rest, currency } };
}

const refundWith = async (db: Db, appointmentId: string, kept: number): Promise<number> =>
  (await findPaidTime(db, { appointmentId, kept }))?.back.amount ?? 0;
