// All refusals: code → HTTP status and the sentence shown to the user.

import { z } from "zod";
import { DeletionReason } from "./deletion-reason.ts";
import { type Message, msg } from "./language/t.ts";
import { Occurrence } from "./occurrence.ts";
import { Clash, Slot } from "./slot.ts";
import { StandingSpend } from "./standing-spend.ts";

export const errors = {
  malformed: [400, msg("We couldn't read the request. Send valid JSON.")],
  unauthenticated: [401, msg("Log in to continue.")],
  token_expired: [401, msg("Your session has expired. Reload the page and try again.")],
  invalid_credentials: [401, msg("The email or password is wrong.")],
  invalid_refresh_token: [401, msg("Your session has ended. Log in again.")],
  invalid_link: [401, msg("This sign-in link was already used or has expired. Log in instead.")],
  second_factor_required: [401, msg("Enter the code from your authenticator app.")],
  invalid_ticket: [
    401,
    msg("That took too long, or there were too many wrong codes. Enter your password again."),
  ],
  plan_limit_reached: [
    402,
    msg("You've reached a limit of your plan. Upgrade, or remove something to make room."),
  ],
  confirmation_required: [403, msg("Confirm that it's you first.")],
  forbidden: [403, msg("This isn't allowed.")],
  view_only: [403, msg("You're viewing this account, so you can't change anything.")],
  account_suspended: [403, msg("This account is suspended.")],
  google_refused: [403, msg("Google couldn't confirm who you are. Try again.")],
  not_found: [404, msg("We couldn't find that.")],
  unknown_project: [404, msg("There is no project with this id.")],
  google_not_configured: [404, msg("Sign-in with Google isn't available here.")],
  email_taken: [409, msg("There is already an account with this email. Log in instead.")],
  email_unconfirmed: [
    409,
    msg(
      "There is an account with this email, but the email isn't confirmed yet. Set a new password with the link we email you. After that you can sign in with Google.",
    ),
  ],
  google_taken: [409, msg("This Google account is already linked to another account.")],
  store_exists: [409, msg("You already have a store. Edit it instead.")],
  store_required: [409, msg("Create your store first.")],
  website_url_taken: [409, msg("This website address is taken. Pick another one.")],
  slot_taken: [409, msg("This time is taken. Pick another one.")],
  no_visits_left: [409, msg("This pack has no visits left that can be booked.")],
  payment_required: [409, msg("You pay for this service when you book it. Add a time to your cart.")],
  policy_changed: [
    409,
    msg(
      "The store has changed its cancellation policy, and nothing was booked or charged. Read the new one and try again.",
    ),
  ],
  day_not_full: [409, msg("There are still open times on this day. Pick one instead.")],
  day_closed: [409, msg("This day can't be booked. Pick another one.")],
  out_of_stock: [409, msg("There aren't that many left.")],
  item_unavailable: [409, msg("Something in your cart is no longer available. Check your cart.")],
  code_unknown: [409, msg("There is no such discount code.")],
  code_ended: [409, msg("This discount code has ended.")],
  code_used_up: [409, msg("This discount code has been used up.")],
  code_not_for_this: [409, msg("This discount code doesn't lower your total.")],
  total_changed: [409, msg("The price has changed. Check the new total before you pay.")],
  plan_changed: [409, msg("Our prices have changed. Check the new price before you buy.")],
  destination_not_usable: [409, msg("You can't withdraw to this account yet.")],
  insufficient_funds: [409, msg("There isn't enough money in the wallet.")],
  debt_limit: [
    409,
    msg("You haven't earned enough to cover this refund. Add credits first, or ask us for a higher limit."),
  ],
  already_refunded: [409, msg("This has already been refunded.")],
  not_refundable: [409, msg("This can't be refunded.")],
  invalid_transition: [409, msg("The current status doesn't allow this.")],
  deletion_blocked: [409, msg("Your account can't be deleted yet.")],
  spend_exists: [409, msg("You have already added spend for this campaign on some of these days.")],
  version_conflict: [409, msg("This has changed since you opened it. Check it, then try again.")],
  request_in_progress: [409, msg("We're still working on the same request. Try again in a moment.")],
  too_large: [413, msg("This is too large. Send something smaller.")],
  unsupported_media_type: [415, msg("Send the request as application/json.")],
  invalid_signature: [400, msg("The signature is missing or wrong.")],
  validation_failed: [422, msg("Some fields need your attention.")],
  idempotency_key_reused: [422, msg("This idempotency key was used for another request. Use a new key.")],
  rate_limited: [429, msg("Too many requests. Wait a moment and try again.")],
  internal: [500, msg("Something went wrong on our side. Nothing was changed. Try again.")],
  gateway_unavailable: [
    503,
    msg("We can't reach the payment service. Nothing was charged. Try again in a moment."),
  ],
  google_unavailable: [
    503,
    msg("We can't reach Google. Try again in a moment, or log in with your password."),
  ],
  unavailable: [503, msg("Solodesk is restarting. Try again in a moment.")],
} as const satisfies Record<string, readonly [status: number, message: Message]>;

export type ErrorCode = keyof typeof errors;

/** How a signed-in user confirms their identity again. */
export const confirmationWays = ["password", "google", "code"] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];

export const ErrorBody = z.object({
  status: z.literal(false),
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  suggestions: z.array(z.string()).optional(),
  /** The appointment that occupies the requested time. */
  clash: Clash.optional(),
  /** The next free times instead. */
  slots: z.array(Slot).optional(),
  /** Which times of a series are taken. */
  occurrences: z.array(Occurrence).optional(),
  /** Why an account cannot be deleted. */
  reasons: z.array(DeletionReason).optional(),
  /** The spend that would be replaced. */
  stands: StandingSpend.optional(),
  /** The current state of a record that was changed meanwhile. */
  current: z.looseObject({ version: z.int() }).optional(),
  /** The new proposal that replaces an outdated one. */
  data: z.looseObject({ id: z.string() }).optional(),
  /** The ways in which this account can confirm. */
  ways: z.array(z.enum(confirmationWays)).optional(),
  /** The first factor was correct: this ticket and a code finish signing in. */
  ticket: z.string().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
