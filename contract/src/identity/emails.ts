// The email address of an account: whether it is confirmed, and how it is changed.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { Email, verbatim } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";

export const ChangeEmail = z.strictObject({ email: Email });

/** A change that was requested and is not fully confirmed yet. */
export const EmailChange = z.object({
  /** The new address. */
  email: z.string(),
  /** Which address still has to confirm; an old address that was never confirmed is not asked. */
  waitsFor: z.array(z.enum(["old", "new"])),
  expires: Instant,
});
export type EmailChange = z.infer<typeof EmailChange>;

const Code = z.strictObject({ token: verbatim(512) });

export const emails = {
  verify: endpoint({
    method: "POST",
    path: "/auth/verify-email",
    summary: "Confirm an email address with the link sent to it",
    access: "public",
    body: Code,
    answer: z.null(),
    status: 204,
    refuses: ["invalid_link"],
    failed: msg("Failed to confirm the email"),
    budget: "auth",
  }),
  sendVerification: endpoint({
    method: "POST",
    path: "/auth/verify-email/send",
    summary: "Resend the link that confirms the email address",
    access: "user",
    answer: z.object({ status: z.literal(true), message: z.string() }),
    status: 202,
    refuses: ["invalid_transition"],
    failed: msg("Failed to send the link"),
    budget: "auth",
  }),
  change: endpoint({
    method: "POST",
    path: "/auth/email-change",
    summary: "Request an email change; both the old and the new address must confirm it",
    access: "user",
    body: ChangeEmail,
    answer: z.object({ status: z.literal(true), message: z.string(), data: EmailChange }),
    status: 202,
    refuses: ["email_taken", "confirmation_required", "invalid_transition"],
    done: msg("Confirmation links sent"),
    failed: msg("Failed to change your email"),
    budget: "auth",
  }),
  getChange: endpoint({
    method: "GET",
    path: "/auth/email-change",
    summary: "Get the email change that is waiting for confirmation",
    access: "user",
    answer: z.object({ status: z.literal(true), data: EmailChange.nullable() }),
    failed: msg("Failed to load your email settings"),
  }),
  cancelChange: endpoint({
    method: "DELETE",
    path: "/auth/email-change",
    summary: "Cancel an email change; the links that were sent stop working",
    access: "user",
    answer: z.null(),
    status: 204,
    refuses: ["invalid_transition"],
    done: msg("Your email was not changed"),
    failed: msg("Failed to cancel the email change"),
    budget: "auth",
  }),
  confirmChange: endpoint({
    method: "POST",
    path: "/auth/email-change/confirm",
    summary: "Confirm an email change with a link sent to either address",
    access: "public",
    body: Code,
    answer: z.object({
      status: z.literal(true),
      /** Whether the address has changed now; false while the other address still has to confirm. */
      data: z.object({ email: z.string(), changed: z.boolean() }),
    }),
    refuses: ["invalid_link", "email_taken"],
    failed: msg("Failed to confirm the new email"),
    budget: "auth",
  }),
};
