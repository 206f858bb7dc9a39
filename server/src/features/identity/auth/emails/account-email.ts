// Emails to the owner of an account. Apart from names and addresses they contain nothing typed by others.
import type { linkMailKinds } from "@solodesk/contract/platform/mail.ts";
import { emailFacts } from "#features/platform/mail/email-facts.ts";
import type { AccountWords } from "./enqueue-account-email.ts";

export type AccountEvent =
  | { kind: (typeof linkMailKinds)[number]; link: string; email: string }
  | { kind: "password_changed"; at: Date; isFirst?: boolean }
  | { kind: "new_device"; at: Date; device: string; profile: string }
  | { kind: "email_changed" | "google_linked" | "google_unlinked"; at: Date; email: string }
  | { kind: "codes_guessed" | "second_factor_on" | "second_factor_off" | "recovery_codes_new"; at: Date }
  | { kind: "recovery_code_used"; at: Date; left: number };

/** In UTC, because an account has no time zone. */
const inWords = (at: Date): string =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at)} UTC`;

const notYou = "If that was not you, set a new password at once: that signs all devices out.";

export function accountEmailContent(event: AccountEvent): AccountWords {
  const words = wordsOf(event);
  const when = "at" in event ? emailFacts("When", inWords(event.at)) : [];
  return { ...words, facts: [...(words.facts ?? []), ...when] };
}

function wordsOf(event: AccountEvent): AccountWords {
  switch (event.kind) {
    case "verify_email":
      return {
        subject: "Confirm your email",
        heading: "Is this your email?",
        lead: "Confirm it, so that we know that our mails reach you. The link works for 3 days. If you made no account here, do not confirm it: somebody else used your address. Ignore this mail, or take the account over by Forgot password.",
        action: { words: "Confirm this email", to: event.link },
      };
    case "reset_password":
      return {
        subject: "Set a new password",
        lead: "Somebody asked for a new password for your account. The link works once, for an hour. If that was not you, do nothing, and nothing changes.",
        action: { words: "Set a new password", to: event.link },
      };
    case "take_email":
      return {
        subject: "Confirm your new email",
        heading: "Is this your new email?",
        lead: "Somebody wants to use it for an account here. Confirm it if that was you; if not, do nothing. The link works for 24 hours.",
        action: { words: "Confirm this email", to: event.link },
      };
    case "leave_email":
      return {
        subject: "Is your email to change?",
        lead: `Somebody asked for it while signed in to your account. Nothing changes until you agree here, within 24 hours. ${notYou}`,
        facts: emailFacts("New email", event.email),
        action: { words: "Agree to the new email", to: event.link },
      };
    case "password_changed":
      return {
        subject: `Your password was ${event.isFirst ? "set" : "changed"}`,
        lead: `All other devices were signed out. ${notYou}`,
      };
    case "new_device":
      return {
        subject: `Signed in on a new device: ${event.device}`,
        heading: "Signed in on a new device",
        lead: notYou,
        facts: emailFacts("Device", event.device),
        action: { words: "See your devices", to: event.profile },
      };
    case "google_linked":
      return {
        subject: "A Google account was linked",
        lead: `It signs in to your account here from now on. If that was not you, unlink it in your profile and set a new password.`,
        facts: emailFacts("Google account", event.email),
      };
    case "google_unlinked":
      return {
        subject: "Your Google account was unlinked",
        lead: `It does not sign in to your account here any more. ${notYou}`,
        facts: emailFacts("Google account", event.email),
      };
    case "email_changed":
      return {
        subject: "Your email was changed",
        lead: "You sign in with the new one from now on. This is the last mail to the old one.",
        facts: emailFacts("New email", event.email),
      };
    case "second_factor_on":
      return {
        subject: "Signing in asks for a code now",
        lead: `Besides your password you need the code of your authenticator app, or one of your recovery codes. Keep those where you find them without your phone. ${notYou}`,
      };
    case "second_factor_off":
      return {
        subject: "Signing in asks for no code any more",
        lead: `Your password alone signs you in again. Turn the code back on in your settings. ${notYou}`,
      };
    case "codes_guessed":
      return {
        subject: "Somebody knows your password",
        heading: "Five wrong codes after your password",
        lead: `Somebody entered your password, and then five codes that were wrong: they were not let in. ${notYou}`,
      };
    case "recovery_codes_new":
      return {
        subject: "You have new recovery codes",
        lead: `The earlier ones sign nobody in any more. ${notYou}`,
      };
    case "recovery_code_used":
      return {
        subject: "A recovery code was used",
        lead: `It took the place of a code from your authenticator app, and works no second time. ${notYou}`,
        facts: emailFacts("Codes left", String(event.left)),
      };
  }
}
