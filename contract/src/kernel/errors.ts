// All refusals: code → HTTP status and the sentence shown to the user.
import { z } from "zod";
import { DeletionReason } from "./deletion-reason.ts";
import { Occurrence } from "./occurrence.ts";
import { Clash, Slot } from "./slot.ts";
import { StandingSpend } from "./standing-spend.ts";

export const errors = {
  malformed: [400, "The request could not be read. Send valid JSON."],
  unauthenticated: [401, "Log in to continue."],
  token_expired: [401, "Your session needs refreshing."],
  invalid_credentials: [401, "The email or password is wrong."],
  invalid_refresh_token: [401, "Your session has ended. Log in again."],
  invalid_link: [401, "This sign-in link was already used or has expired. Log in instead."],
  second_factor_required: [401, "Enter the code from your authenticator app."],
  invalid_ticket: [401, "This took too long, or too many codes were wrong. Enter your password again."],
  plan_limit_reached: [402, "Your plan does not hold more. Change to a larger plan, or make room."],
  confirmation_required: [403, "Confirm that it is you first."],
  google_refused: [403, "Google did not confirm who you are. Start again."],
  not_found: [404, "We could not find that."],
  unknown_project: [404, "This project is not known here."],
  google_not_configured: [404, "Signing in with Google is not set up here."],
  email_taken: [409, "An account with this email exists already. Log in instead."],
  email_unconfirmed: [
    409,
    "An account with this email exists, and nobody has confirmed yet whose it is. Set a new password by the link we mail you; then Google signs you in, too.",
  ],
  google_taken: [409, "This Google account is linked to another account here."],
  store_exists: [409, "You have a store already. Edit it instead."],
  store_required: [409, "Create your store first."],
  website_url_taken: [409, "This website address is taken. Pick another one."],
  slot_taken: [409, "This time is taken. Pick another one."],
  day_not_full: [409, "A time is free on this day. Pick it instead of waiting."],
  day_closed: [409, "Nothing can be booked on this day. Pick another one."],
  out_of_stock: [409, "There is not enough of it left."],
  item_unavailable: [409, "Something in the cart cannot be bought any more. Look at the cart again."],
  total_changed: [409, "The price changed meanwhile. Look at the new total before you pay."],
  plan_changed: [409, "The price list changed. Look at it again before you buy."],
  destination_not_usable: [409, "Nothing can be sent to this destination yet."],
  insufficient_funds: [409, "There is not enough in the wallet."],
  debt_limit: [
    409,
    "This refund is more than you have earned. Add credits first, or ask for a higher limit.",
  ],
  already_refunded: [409, "This was given back already."],
  not_refundable: [409, "This cannot be given back."],
  invalid_transition: [409, "Its status does not allow this any more."],
  deletion_blocked: [409, "This account cannot be deleted yet."],
  spend_exists: [409, "Spend of this campaign is written down on some of these days already."],
  version_conflict: [409, "It was changed meanwhile. Look at it again before you change it."],
  request_in_progress: [409, "The same request is still being worked on. Try again in a moment."],
  too_large: [413, "That is too large."],
  unsupported_media_type: [415, "Send the request as application/json."],
  invalid_signature: [400, "The signature is missing or wrong."],
  validation_failed: [422, "Some fields need your attention."],
  idempotency_key_reused: [422, "This idempotency key was used for another request. Use a new key."],
  rate_limited: [429, "Too many requests. Wait a moment and try again."],
  internal: [500, "Something went wrong on our side. Nothing was changed; try again."],
  gateway_unavailable: [
    503,
    "The payment service does not answer. Nothing was charged; try again in a moment.",
  ],
  google_unavailable: [
    503,
    "Google does not answer. Nothing was done; try again in a moment, or log in with your password.",
  ],
  unavailable: [503, "The service is starting or stopping. Try again in a moment."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

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
  /** The ways in which this account can confirm. */
  ways: z.array(z.enum(confirmationWays)).optional(),
  /** The first factor was correct: this ticket and a code finish signing in. */
  ticket: z.string().optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
