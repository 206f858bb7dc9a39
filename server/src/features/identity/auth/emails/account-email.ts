// Emails to the owner of an account. Apart from names and addresses they contain nothing typed by others.
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { viewMinutes } from "@solodesk/contract/operator/people.ts";
import type { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { deviceInWords } from "#features/identity/audit/device-in-words.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { AccountWords } from "./enqueue-account-email.ts";

export type AccountEvent =
  | { kind: (typeof linkMailKinds)[number]; link: string; email: string }
  | { kind: "password_changed"; at: Date; isFirst?: boolean }
  | { kind: "new_device"; at: Date; device: string; profile: string }
  | { kind: "email_changed" | "google_linked" | "google_unlinked"; at: Date; email: string }
  | { kind: "codes_guessed" | "second_factor_on" | "second_factor_off" | "recovery_codes_new"; at: Date }
  | { kind: "token_created"; at: Date; name: string; settings: string }
  | { kind: "webhook_added"; at: Date; host: string; settings: string }
  | { kind: "recovery_code_used"; at: Date; left: number }
  | { kind: "account_viewed"; at: Date; reason: string; by: string }
  | { kind: "account_suspended"; at: Date; reason: string; contact: string }
  | { kind: "account_restored"; at: Date };

/** In UTC, because an account has no time zone. */
const inWords = (at: Date): string =>
  `${dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;

const notYou = () => t("If this wasn't you, set a new password right away: it signs out all devices.");

export function accountEmailContent(event: AccountEvent): AccountWords {
  const words = wordsOf(event);
  const when = "at" in event ? emailFacts(t("When"), inWords(event.at)) : [];
  return { ...words, facts: [...(words.facts ?? []), ...when] };
}

function wordsOf(event: AccountEvent): AccountWords {
  switch (event.kind) {
    case "verify_email":
      return {
        subject: t("Confirm your email"),
        heading: t("Is this your email?"),
        lead: t(
          "Confirm it so that our emails reach you. The link works for 3 days. If you didn't create an account here, don't confirm: someone else used your address. You can ignore this email.",
        ),
        action: { words: t("Confirm this email"), to: event.link },
      };
    case "reset_password":
      return {
        subject: t("Set a new password"),
        lead: t(
          "Someone asked to reset the password of your account. The link works once, for an hour. If this wasn't you, ignore this email: nothing changes.",
        ),
        action: { words: t("Set a new password"), to: event.link },
      };
    case "take_email":
      return {
        subject: t("Confirm your new email"),
        heading: t("Is this your new email?"),
        lead: t(
          "Someone wants to use this address for an account here. Confirm it if that's you; otherwise ignore this email. The link works for 24 hours.",
        ),
        action: { words: t("Confirm this email"), to: event.link },
      };
    case "leave_email":
      return {
        subject: t("Confirm your email change"),
        lead: `${t("Someone signed in to your account asked to change its email. Nothing changes unless you confirm within 24 hours.")} ${notYou()}`,
        facts: emailFacts(t("New email"), event.email),
        action: { words: t("Confirm the new email"), to: event.link },
      };
    case "password_changed":
      return {
        subject: event.isFirst ? t("Your password was set") : t("Your password was changed"),
        lead: `${t("All other devices are signed out.")} ${notYou()}`,
      };
    case "new_device":
      return {
        subject: t("Signed in on a new device: {device}", { device: deviceInWords(event.device) }),
        heading: t("Signed in on a new device"),
        lead: notYou(),
        facts: emailFacts(t("Device"), deviceInWords(event.device)),
        action: { words: t("See your devices"), to: event.profile },
      };
    case "google_linked":
      return {
        subject: t("A Google account was linked"),
        lead: t(
          "You can now sign in with this Google account. If this wasn't you, unlink it in your profile and set a new password.",
        ),
        facts: emailFacts(t("Google account"), event.email),
      };
    case "google_unlinked":
      return {
        subject: t("Your Google account was unlinked"),
        lead: `${t("You can no longer sign in with this Google account.")} ${notYou()}`,
        facts: emailFacts(t("Google account"), event.email),
      };
    case "email_changed":
      return {
        subject: t("Your email was changed"),
        lead: t("Sign in with the new address from now on. This is our last email to the old one."),
        facts: emailFacts(t("New email"), event.email),
      };
    case "second_factor_on":
      return {
        subject: t("Two-step sign-in is on"),
        lead: `${t("When you sign in, you now need your password and a code from your authenticator app or one of your recovery codes. Keep the recovery codes somewhere you can reach without your phone.")} ${notYou()}`,
      };
    case "second_factor_off":
      return {
        subject: t("Two-step sign-in is off"),
        lead: `${t("You now sign in with your password only. You can turn two-step sign-in back on in your settings.")} ${notYou()}`,
      };
    case "codes_guessed":
      return {
        subject: t("Someone tried to sign in with your password"),
        heading: t("Five wrong codes after your password"),
        lead: `${t("Someone entered your correct password and then five wrong codes. They weren't let in.")} ${notYou()}`,
      };
    case "recovery_codes_new":
      return {
        subject: t("You have new recovery codes"),
        lead: `${t("The old ones no longer work.")} ${notYou()}`,
      };
    case "token_created":
      return {
        subject: t("An API token was created: {name}", { name: event.name }),
        heading: t("An API token was created"),
        lead: `${t("A program that has it can read your appointments, customers, orders and money.")} ${notYou()} ${t("A new password also ends all API tokens.")}`,
        facts: emailFacts(t("Name"), event.name),
        action: { words: t("See your API tokens"), to: event.settings },
      };
    case "webhook_added":
      return {
        subject: t("A webhook was added: {host}", { host: event.host }),
        heading: t("A webhook was added"),
        lead: `${t("We now send its address what happens in your store, with your customers' details.")} ${t("If this wasn't you, delete the webhook in your settings and set a new password.")}`,
        facts: emailFacts(t("Address||of a webhook"), event.host),
        action: { words: t("Open your webhooks"), to: event.settings },
      };
    case "account_viewed":
      return {
        subject: t("An operator is viewing your account"),
        lead: t(
          "For up to {minutes} minutes, they can see what you see, except API tokens, webhooks, downloads and the text of emails. They can't change anything.",
          { minutes: viewMinutes },
        ),
        facts: [...emailFacts(t("Operator"), event.by), ...emailFacts(t("Reason"), event.reason)],
      };
    case "account_suspended":
      return {
        subject: t("Your account is suspended"),
        lead: t(
          "You can't sign in, your store is offline, and your withdrawals are paused. A paid plan isn't renewed: it ends when the period you paid for ends. Your data stays as it is, and your customers can still open their orders and bookings. If you think this is a mistake, contact {contact}.",
          { contact: event.contact },
        ),
        facts: emailFacts(t("Reason"), event.reason),
      };
    case "account_restored":
      return {
        subject: t("Your account is restored"),
        lead: t(
          "You can sign in again. Your store is as it was, and your withdrawals resume. If your plan ended in the meantime, you can choose a plan again.",
        ),
      };
    case "recovery_code_used":
      return {
        subject: t("A recovery code was used"),
        lead: `${t("It was used instead of a code from your authenticator app and can't be used again.")} ${notYou()}`,
        facts: emailFacts(t("Codes left"), String(event.left)),
      };
  }
}
