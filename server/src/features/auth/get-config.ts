import type { AppConfig } from "@solodesk/contract/auth.ts";
import type { Config } from "#kernel/config.ts";
import type { Deps } from "#kernel/deps.ts";

/** The support conversation, opened with its first message typed in. */
function chatUrl({ CHAT_URL, CHAT_MESSAGE }: Config): string | null {
  if (CHAT_URL === undefined) return null;
  const url = new URL(CHAT_URL);
  url.searchParams.set("text", CHAT_MESSAGE);
  // Messengers show a "+" as it is.
  url.search = url.search.replaceAll("+", "%20");
  return url.href;
}

export const getConfig = async ({ config, google, mailer }: Deps): Promise<AppConfig> => ({
  google: {
    enabled: google !== undefined,
    clientId: google?.clientId ?? null,
    authorizationEndpoint: (await google?.authorizationEndpoint()) ?? null,
  },
  mails: mailer !== undefined,
  chatUrl: chatUrl(config),
  projectId: config.PROJECT_ID,
  currency: config.CURRENCY,
});
