// Accounts and their stores, for the people who run the installation: what `solo accounts` and `solo wallet` do, and more.
import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Minor, Money, maxPriceMinor } from "../kernel/money.ts";
import { Pagination, pageQuery } from "../kernel/page.ts";
import { line, text } from "../kernel/text.ts";
import { Instant } from "../kernel/time.ts";
import { Transaction } from "../money/wallet/transaction.ts";
import { Wallet } from "../money/wallet.ts";

export const FoundPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  created_at: Instant,
  email_verified: z.boolean(),
  two_step: z.boolean(),
  store: z.object({ name: z.string(), website_url: z.string(), published: z.boolean() }).nullable(),
  /** The key of the paid plan; null without one. */
  plan: z.string().nullable(),
  suspended_at: Instant.nullable(),
  /** What neither earnings nor pending sales cover. */
  debt: Money,
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const PersonDetails = FoundPerson.extend({
  suspended_reason: z.string().nullable(),
  /** Named in OPERATOR_EMAILS: can't be suspended, and only the command line changes how they sign in. */
  operator: z.boolean(),
  deletes_at: Instant.nullable(),
  /** Null if it is longer ago than the activity log reaches. */
  last_sign_in: Instant.nullable(),
  sessions: z.int(),
  tokens: z.int(),
  /** That the store received. */
  orders: z.int(),
  wallet: Wallet,
  /** How much debt their own refunds may lead to. */
  debt_limit: Money,
  /** Whether the limit was set for this account; otherwise it is the installation's. */
  own_debt_limit: z.boolean(),
  /** The latest lines of the wallet, at most 10. */
  transactions: z.array(Transaction),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

/** What the list can be narrowed to. Debts are listed largest first, everything else newest first. */
export const peopleFilters = ["debt", "suspended"] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

const reason = line(300, 1, msg("Enter a reason."));
export const SuspendAccount = z.strictObject({ reason });
/** How long an operator can view an account before they have to ask again, in minutes. */
export const viewMinutes = 30;
export const ViewAccount = z.strictObject({ reason: line(200, 1, msg("Enter a reason.")) });
export const AdjustWallet = z.strictObject({
  /** Minor units, signed: what is given to the wallet, or taken from it. */
  amount: Minor.min(-maxPriceMinor)
    .max(maxPriceMinor)
    .refine((amount) => amount !== 0),
  reason: line(200, 1, msg("Enter a reason.")),
});

const OfId = z.strictObject({ id: Id });
const Changed = z.object({ status: z.literal(true), message: z.string(), data: PersonDetails });

export const people = {
  list: endpoint({
    method: "GET",
    path: "/api/operator/people",
    summary: "Find accounts by a part of their name, email, store name or website address, newest first",
    access: "operator",
    query: z.strictObject({
      ...pageQuery(),
      q: text(200).default(""),
      only: z.enum(peopleFilters).optional(),
    }),
    answer: z.object({ data: z.array(FoundPerson), pagination: Pagination }),
    failed: msg("Failed to load the accounts"),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/operator/people/:id",
    summary: "Get an account with its wallet, devices and orders",
    access: "operator",
    params: OfId,
    answer: z.object({ data: PersonDetails }),
    refuses: ["not_found"],
    failed: msg("Failed to load the account"),
  }),
  suspend: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/suspend",
    summary:
      "Shut an account out and take its store offline, without deleting anything; its owner gets an email",
    access: "operator",
    params: OfId,
    body: SuspendAccount,
    answer: Changed,
    refuses: ["not_found", "forbidden", "invalid_transition", "confirmation_required"],
    done: msg("Account suspended"),
    failed: msg("Failed to suspend the account"),
  }),
  restore: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/restore",
    summary: "Give a suspended account back to its owner, who gets an email",
    access: "operator",
    params: OfId,
    answer: Changed,
    refuses: ["not_found", "invalid_transition", "confirmation_required"],
    done: msg("Account restored"),
    failed: msg("Failed to restore the account"),
  }),
  signOut: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/sign-out",
    summary: "Sign out all devices of an account and revoke its API tokens",
    access: "operator",
    params: OfId,
    answer: Changed,
    refuses: ["not_found", "confirmation_required"],
    done: msg("Signed out everywhere"),
    failed: msg("Failed to sign the account out"),
  }),
  turnOffSecondFactor: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/second-factor-off",
    summary: "Turn off two-step sign-in of an account; its owner gets an email",
    access: "operator",
    params: OfId,
    answer: Changed,
    refuses: ["not_found", "forbidden", "invalid_transition", "confirmation_required"],
    done: msg("Two-step sign-in turned off"),
    failed: msg("Failed to turn off two-step sign-in"),
  }),
  createResetLink: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/reset-link",
    summary: "Email a link to set a new password, or return it where no mail server is configured",
    access: "operator",
    params: OfId,
    /** `link` is null if it was emailed. */
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: z.object({ link: z.string().nullable() }),
    }),
    refuses: ["not_found", "forbidden", "invalid_transition", "confirmation_required"],
    failed: msg("Failed to create the link"),
  }),
  view: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/view",
    summary: `Get a token that reads what the owner sees, for ${viewMinutes} minutes; the owner gets an email with the reason`,
    access: "operator",
    params: OfId,
    body: ViewAccount,
    answer: z.object({ data: z.object({ token: z.string(), expires: Instant }) }),
    refuses: ["not_found", "forbidden", "confirmation_required"],
    failed: msg("Failed to view the account"),
  }),
  adjustWallet: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/wallet",
    summary: "Give credits to a wallet or take them from it; the reason is shown to its owner",
    access: "operator",
    params: OfId,
    body: AdjustWallet,
    answer: Changed,
    refuses: ["not_found", "insufficient_funds", "confirmation_required"],
    idempotent: true,
    done: msg("Wallet corrected"),
    failed: msg("Failed to correct the wallet"),
  }),
  setDebtLimit: endpoint({
    method: "POST",
    path: "/api/operator/people/:id/debt-limit",
    summary: "Set how much debt an account's own refunds may lead to; null restores the default",
    access: "operator",
    params: OfId,
    /** Minor units. */
    body: z.strictObject({ amount: Minor.min(0).max(maxPriceMinor).nullable() }),
    answer: Changed,
    refuses: ["not_found", "confirmation_required"],
    done: msg("Debt limit saved"),
    failed: msg("Failed to save the debt limit"),
  }),
};
