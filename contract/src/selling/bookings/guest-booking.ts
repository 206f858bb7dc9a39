import { z } from "zod";
import { serviceLocations } from "../../catalog/services.ts";
import { Id } from "../../kernel/id.ts";
import { Money } from "../../kernel/money.ts";
import { Instant } from "../../kernel/time.ts";
import { Appointment } from "../../scheduling/appointments.ts";
import { Policy, StoredPolicy } from "../../store/store/policy.ts";

/** What became of a fee that was charged to a saved card. */
export const cardFeeStates = ["pending", "charged", "failed", "refunded"] as const;

/** The card that was saved with a booking. */
export const SavedCard = z.object({
  /** The brand and the last four digits. */
  label: z.string(),
  /** When it is removed at the latest; null once nothing more can be charged to it. */
  kept_until: Instant.nullable(),
  /** What is charged if the guest doesn't come. */
  no_show: Money,
  /** What is charged if the guest cancels it now; null if nothing, or if it can't be cancelled. */
  cancel_now: Money.nullable(),
  /** The fee that was charged; null without one. */
  fee: z.object({ amount: Money, state: z.enum(cardFeeStates) }).nullable(),
});

/**
 * A booking as the guest sees it. Its link may be passed on, so it has nothing the seller wrote for
 * themselves.
 */
export const GuestBooking = Appointment.pick({
  number: true,
  version: true,
  status: true,
  title: true,
  starts_at: true,
  ends_at: true,
  seats: true,
  timezone: true,
  price: true,
  paid: true,
  due: true,
  verify_by: true,
}).extend({
  customer: z.object({ name: z.string() }),
  /** For booking it again; null if it is no longer offered. */
  service_id: Id.nullable(),
  /** It was cancelled or has taken place, or its time has passed. */
  over: z.boolean(),
  /** Null without a service, or if it is no longer offered. */
  location: z.enum(serviceLocations).nullable(),
  /** The link to the online meeting; null without one, until the booking is confirmed, and once it is over. */
  meeting_url: z.string().nullable(),
  /** The last moment at which the guest may still move it, or cancel it free of charge; null once that has passed. */
  changeable_until: Instant.nullable(),
  /** Whether the guest may cancel it: with a policy also late, until it begins. */
  cancellable: z.boolean(),
  /** Whether the guest may move it: while it can be changed and the store is published. */
  movable: z.boolean(),
  /** What the guest gets back for cancelling it now; null if no order paid for it. */
  refund: Money.nullable(),
  /** What the store keeps of what was paid if the guest cancels it now; null if nothing. */
  kept: Money.nullable(),
  /** For a visit of a pack: whether it can be booked again if the guest cancels it now; null for other bookings. */
  visit_returns: z.boolean().nullable(),
  /** The card that was saved with it; null without one. */
  card: SavedCard.nullable(),
  /** What the guest accepted; null without a policy. */
  policy: Policy.nullable(),
  /**
   * For a time that the store suggested and the guest can accept: the policy that they accept with it. Null for other
   * bookings.
   */
  asked: z.object({ policy: StoredPolicy.nullable() }).nullable(),
});
export type GuestBooking = z.infer<typeof GuestBooking>;
