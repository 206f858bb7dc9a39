// The second factor beside the password: a code that an app on the user's phone generates every 30 seconds.

import { z } from "zod";
import { endpoint } from "../../kernel/endpoint.ts";
import { msg } from "../../kernel/language/t.ts";
import { Instant } from "../../kernel/time.ts";
import { SecondFactorCode } from "../auth.ts";

export const SecondFactorState = z.object({
  enabled: z.boolean(),
  enrolledAt: Instant.nullable(),
  /** Recovery codes that have not been used yet. */
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** What an authenticator app needs; returned only once. */
export const Enrolment = z.object({
  /** In base32, for users who type it. */
  secret: z.string(),
  otpauthUrl: z.string(),
  /** The URL as a QR code: an SVG document. */
  qr: z.string(),
});
export type Enrolment = z.infer<typeof Enrolment>;

/** Each replaces a code for one sign-in. They are shown when they are created, and never again. */
const RecoveryCodes = z.object({
  status: z.literal(true),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});

const path = "/auth/second-factor";

export const secondFactor = {
  get: endpoint({
    method: "GET",
    path,
    summary: "Get whether two-step sign-in is on",
    access: "user",
    answer: z.object({ status: z.literal(true), data: SecondFactorState }),
    failed: msg("Failed to load two-step sign-in"),
  }),
  enrol: endpoint({
    method: "POST",
    path,
    summary: "Start setting up an authenticator app; takes effect once a code is confirmed",
    access: "user",
    answer: z.object({ status: z.literal(true), data: Enrolment }),
    status: 201,
    refuses: ["confirmation_required", "email_unconfirmed", "invalid_transition"],
    failed: msg("Failed to set up the authenticator app"),
    budget: "auth",
  }),
  enable: endpoint({
    method: "POST",
    path: `${path}/enable`,
    summary: "Turn on two-step sign-in; returns the recovery codes",
    access: "user",
    body: z.strictObject({ code: SecondFactorCode }),
    answer: RecoveryCodes,
    refuses: ["invalid_transition"],
    failed: msg("Failed to turn on two-step sign-in"),
    budget: "auth",
  }),
  renewCodes: endpoint({
    method: "POST",
    path: `${path}/recovery-codes`,
    summary: "Create new recovery codes, which replace all earlier ones",
    access: "user",
    answer: RecoveryCodes,
    status: 201,
    refuses: ["confirmation_required", "invalid_transition"],
    failed: msg("Failed to create new recovery codes"),
    budget: "auth",
  }),
  disable: endpoint({
    method: "DELETE",
    path,
    summary: "Turn off two-step sign-in",
    access: "user",
    answer: z.null(),
    status: 204,
    refuses: ["confirmation_required"],
    done: msg("Two-step sign-in is off"),
    failed: msg("Failed to turn off two-step sign-in"),
    budget: "auth",
  }),
};
