// What a guest may still do with a booking, and what it costs them.
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { asksCustomer } from "@solodesk/contract/scheduling/appointments/asks-customer.ts";
import { keptOf, type Policy } from "@solodesk/contract/store/store/policy.ts";
import { canMove } from "#features/scheduling/appointments/appointment-status.ts";
import type { FoundBooking } from "#features/scheduling/appointments/calendar/find-booking.ts";
import { freeUntil } from "#features/scheduling/appointments/change/free-until.ts";
import { type CardFee, findCardFee } from "#features/selling/orders/card/find-card-fee.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Deps } from "#kernel/deps.ts";

/** Whether the guest can still accept the time that the seller suggested. */
export const isAsked = (row: FoundBooking["row"], now: Date): boolean =>
  now < row.startsAt && asksCustomer({ ...row, customer: { email: row.customerEmail } });

export interface GuestRules {
  policy: Policy | null;
  /** The last moment at which it can be moved, or cancelled free of charge; undefined once that has passed. */
  changeableUntil: Date | undefined;
  /**
   * A store that has closed its page takes no bookings, so it offers no other times either. A booking can be moved only
   * once it is verified, or accepted if the seller suggested it.
   */
  isMovable: boolean;
  /** With a policy also late, until it begins. */
  isCancellable: boolean;
  /** What the store keeps of the price if it is cancelled now, in minor units. */
  kept: number;
  /** What is charged to the saved card if it is cancelled now; undefined if nothing. */
  cardFee: CardFee | undefined;
}

export async function guestRulesOf(
  deps: Pick<Deps, "db" | "clock">,
  { store, row }: FoundBooking,
): Promise<GuestRules> {
  const { db, clock } = deps;
  const now = clock.now();
  const policy = await findAcceptedPolicy(db, row.policySha256);
  const until = policy
    ? await freeUntil(db, policy, row)
    : new Date(row.startsAt.getTime() - store.booking.change_notice_minutes * MINUTE);
  const isOpen = canMove(row.status);
  // Until the guest has accepted, declining is not cancelling.
  const isUnaccepted = isAsked(row, now);
  const inTime = isUnaccepted || (isOpen && now <= until);
  const isCancellable = inTime || (isOpen && policy !== null && now < row.startsAt);
  return {
    policy,
    changeableUntil: inTime ? until : undefined,
    isMovable: inTime && !isUnaccepted && store.published && row.verifyBy === null,
    isCancellable,
    kept: policy && !inTime ? keptOf(policy, row, "late_cancel") : 0,
    cardFee: isCancellable ? await findCardFee(deps, row, "late_cancel") : undefined,
  };
}
