// Signing in with Google, or with another OpenID provider configured in its place.

import { z } from "zod";
import { endpoint } from "../../kernel/endpoint.ts";
import { msg } from "../../kernel/language/t.ts";
import { GoogleAnswer, SignedInAnswer } from "../auth.ts";

/** The linked Google account; if none is linked, its details are null. */
export const GoogleUser = z.object({
  linked: z.boolean(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
  /** Whether the account also has a password to sign in with. */
  hasPassword: z.boolean(),
});
export type GoogleUser = z.infer<typeof GoogleUser>;

const Answered = z.object({ status: z.literal(true), message: z.string(), data: GoogleUser });

export const google = {
  signIn: endpoint({
    method: "POST",
    path: "/google/signin",
    summary: "Sign in with Google; creates an account for new users",
    access: "public",
    body: GoogleAnswer,
    answer: z.object({ result: z.object({ status: z.literal(true), data: SignedInAnswer.shape.data }) }),
    refuses: [
      "google_not_configured",
      "google_refused",
      "google_unavailable",
      "google_taken",
      "email_unconfirmed",
      "second_factor_required",
      "account_suspended",
    ],
    done: msg("Login successful"),
    failed: msg("Sign-in with Google failed. Please try again."),
    budget: "auth",
  }),
  getUser: endpoint({
    method: "GET",
    path: "/google/user-info",
    summary: "Get the linked Google account",
    access: "user",
    answer: z.object({ status: z.literal(true), data: GoogleUser }),
    failed: msg("Failed to load your Google account"),
  }),
  link: endpoint({
    method: "POST",
    path: "/google/link",
    summary: "Link a Google account to sign in with",
    access: "user",
    body: GoogleAnswer,
    answer: Answered,
    refuses: [
      "google_not_configured",
      "google_refused",
      "google_unavailable",
      "google_taken",
      "email_unconfirmed",
      "confirmation_required",
    ],
    done: msg("Google account linked"),
    failed: msg("Failed to link your Google account"),
    budget: "auth",
  }),
  unlink: endpoint({
    method: "DELETE",
    path: "/google/link",
    summary: "Unlink the Google account; fails if the account has no password",
    access: "user",
    answer: Answered,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("Google account unlinked"),
    failed: msg("Failed to unlink your Google account"),
  }),
};
