import type { Config } from "../config/config.ts";
import { seconds } from "../time/clock.ts";
import { type AskOutside, askOutside, checkOutside, type Outside } from "./outside-fetch.ts";

/** The servers that sellers let be called. */
export interface WebhookTargets {
  /** Sends a request. Reads at most 1 kB of the response and follows no redirects. Throws OutsideError. */
  ask: AskOutside;
  /** Throws the OutsideError for which nothing would be sent to an address. */
  check: (address: string) => Promise<void>;
}

/** Tests pass other settings. */
export function openWebhookTargets(
  { WEBHOOKS_TO_PRIVATE: isOpen }: Pick<Config, "WEBHOOKS_TO_PRIVATE">,
  given: Partial<Outside> = {},
): WebhookTargets {
  const outside: Partial<Outside> = {
    redirects: 0,
    isCut: true,
    maxBytes: 1024,
    patience: seconds(10),
    isHttpsOnly: !isOpen,
    ports: isOpen ? "any" : [443, 8443],
    ...(isOpen && { isPublic: () => true }),
    ...given,
  };
  return { ask: askOutside(outside), check: checkOutside(outside) };
}
