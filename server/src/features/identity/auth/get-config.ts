import type { AppConfig } from "@solodesk/contract/identity/auth/app-config.ts";
import type { Config } from "#kernel/config/config.ts";
import type { Deps } from "#kernel/deps.ts";
import { isOwnMachine } from "#kernel/http/own-machine.ts";

/** Returns the address of the support chat, with its first message filled in. */
function chatUrl({ CHAT_URL, CHAT_MESSAGE }: Config): string | null {
  if (CHAT_URL === undefined) return null;
  const url = new URL(CHAT_URL);
  url.searchParams.set("text", CHAT_MESSAGE);
  // Chat apps show a "+" literally.
  url.search = url.search.replaceAll("+", "%20");
  return url.href;
}

/** `origin` is the one of the request. Links use it if PUBLIC_URL is unset. */
export const getConfig = async ({ config, google, mailer }: Deps, origin: string): Promise<AppConfig> => ({
  google: {
    enabled: google !== undefined,
    clientId: google?.clientId ?? null,
    authorizationEndpoint: (await google?.authorizationEndpoint()) ?? null,
  },
  mails: mailer !== undefined,
  localOnly: isOwnMachine(config.PUBLIC_URL ?? origin),
  chatUrl: chatUrl(config),
  projectId: config.PROJECT_ID,
  currency: config.CURRENCY,
  ...(config.DEMO && { demo: { since: new Date(performance.timeOrigin).toISOString() } }),
});
