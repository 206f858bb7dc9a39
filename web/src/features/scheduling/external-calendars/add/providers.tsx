// What sellers need to know to sign in at the usual providers.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";

export const providers = ["icloud", "fastmail", "nextcloud", "other"] as const;
export type AccountProvider = (typeof providers)[number];

interface ProviderWords {
  name: Message;
  /** The same for all of its customers; without it they enter their own. */
  server?: string;
  usernameHint: Message;
  /** Where an app password is made. */
  passwordHint: () => ReactNode;
}

const site = (address: string) => (name: ReactNode) => (
  <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
    {name}
  </a>
);

export const providerWords: Record<AccountProvider, ProviderWords> = {
  icloud: {
    name: msg("iCloud"),
    server: "https://caldav.icloud.com/",
    usernameHint: msg("The email address of your Apple Account."),
    passwordHint: () =>
      rich(
        "Not your Apple password. Make one at <site>account.apple.com</site>: Sign-In and Security, then App-Specific Passwords.",
        { site: site("https://account.apple.com/") },
      ),
  },
  fastmail: {
    name: msg("Fastmail"),
    server: "https://caldav.fastmail.com/dav/",
    usernameHint: msg("Your Fastmail email address."),
    passwordHint: () =>
      t("Not your Fastmail password. Make one in Fastmail: Settings, Privacy & Security, App passwords."),
  },
  nextcloud: {
    name: msg("Nextcloud"),
    usernameHint: msg("The name or email address that you log in to Nextcloud with."),
    passwordHint: () => t("Make one in Nextcloud: Settings, Security, Devices & sessions."),
  },
  other: {
    name: msg("Another CalDAV server"),
    usernameHint: msg("The username or email address of your account there."),
    passwordHint: () =>
      t("Most providers need an app password. Make one in your account's security settings."),
  },
};

export const providerName = (provider: AccountProvider): string => t(providerWords[provider].name);
