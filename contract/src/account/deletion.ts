// How an account ends: asked for, thought over for some days, then done for good.
import { z } from "zod";
import { DeletionReason } from "../kernel/deletion-reason.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { Money } from "../kernel/money.ts";
import { verbatim } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

export const RequestDeletion = z.strictObject({
  /** One's own email, typed: nobody deletes an account by a slip. */
  confirm: verbatim(320),
  /** Where something is left in the wallet that cannot be withdrawn: it is given up. */
  giveUpWallet: z.boolean().default(false),
});
export type RequestDeletion = z.infer<typeof RequestDeletion>;

export const Deletion = z.object({
  /** Null while nobody asked for it. */
  deletesAt: Instant.nullable(),
  /** How long an account that is to be deleted waits. */
  days: z.int(),
  /** What stands in its way now; while one does, nothing is deleted. */
  reasons: z.array(DeletionReason),
  /** What of the wallet is lost with the account. */
  lapses: Money,
});
export type Deletion = z.infer<typeof Deletion>;

const path = "/auth/deletion";

export const deletion = {
  get: endpoint({
    method: "GET",
    path,
    summary: "Whether and when the account is deleted, and what stands in the way",
    access: "user",
    answer: z.object({ status: z.literal(true), data: Deletion }),
    failed: "Failed to fetch the state of your account",
  }),
  request: endpoint({
    method: "POST",
    path,
    summary: "Have the account deleted after some days; until then signing in calls it off",
    access: "user",
    body: RequestDeletion,
    answer: z.object({ status: z.literal(true), message: z.string(), data: Deletion }),
    status: 202,
    refuses: ["confirmation_required", "deletion_blocked", "invalid_transition"],
    failed: "Failed to delete your account",
    budget: "auth",
  }),
  cancel: endpoint({
    method: "DELETE",
    path,
    summary: "Keep the account after all",
    access: "user",
    answer: z.null(),
    status: 204,
    refuses: ["invalid_transition"],
    done: "Your account stays",
    failed: "Failed to keep your account",
    budget: "auth",
  }),
};
