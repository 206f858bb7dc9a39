// Deleting an account: requested, then delayed for some days, then final.

import { z } from "zod";
import { DeletionReason } from "../kernel/deletion-reason.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { Money } from "../kernel/money.ts";
import { verbatim } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

export const RequestDeletion = z.strictObject({
  /** The account's own email, typed, so that nobody deletes an account by accident. */
  confirm: verbatim(320, 1, msg("Enter your email.")),
  /** Gives up what is left in the wallet and cannot be withdrawn. */
  giveUpWallet: z.boolean().default(false),
});
export type RequestDeletion = z.infer<typeof RequestDeletion>;

export const Deletion = z.object({
  /** Null unless deletion was requested. */
  deletesAt: Instant.nullable(),
  /** Days between the request and the deletion. */
  days: z.int(),
  /** What blocks the deletion now; nothing is deleted while the list is not empty. */
  reasons: z.array(DeletionReason),
  /** The wallet balance that is lost with the account. */
  lapses: Money,
});
export type Deletion = z.infer<typeof Deletion>;

const path = "/auth/deletion";

export const deletion = {
  get: endpoint({
    method: "GET",
    path,
    summary: "Get whether and when the account will be deleted, and what prevents it",
    access: "user",
    answer: z.object({ status: z.literal(true), data: Deletion }),
    failed: msg("Failed to load your account"),
  }),
  request: endpoint({
    method: "POST",
    path,
    summary: "Request account deletion; it can be cancelled for some days",
    access: "user",
    body: RequestDeletion,
    answer: z.object({ status: z.literal(true), message: z.string(), data: Deletion }),
    status: 202,
    refuses: ["confirmation_required", "deletion_blocked", "invalid_transition"],
    failed: msg("Failed to delete your account"),
    budget: "auth",
  }),
  cancel: endpoint({
    method: "DELETE",
    path,
    summary: "Cancel the account deletion",
    access: "user",
    answer: z.null(),
    status: 204,
    refuses: ["invalid_transition"],
    done: msg("Account kept"),
    failed: msg("Failed to keep your account"),
    budget: "auth",
  }),
};
