import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type CountDeps, limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";

/** More days than one person waits for. Each one sends an email to whatever address was given. */
const MOST_OF_CONTACT = 10;
/** In one store: more than a salon's guests ask for over its Wi-Fi. */
const MOST_OF_NETWORK = 60;

/**
 * Counted in memory, because the database stores no visitors' IP addresses. `storeName` is the name in
 * the store's URL. Throws "rate_limited".
 */
export function waitlistLimit(
  deps: CountDeps,
): (wish: { email: string; storeName: string; address: string }) => void {
  const ofContact = limitPerWindow(deps, {
    most: MOST_OF_CONTACT,
    per: "hour",
    message: () =>
      t("{count} waitlist requests were made with this email address within an hour.", {
        count: MOST_OF_CONTACT,
      }),
  });
  const ofNetwork = limitPerWindow(deps, {
    most: MOST_OF_NETWORK,
    per: "hour",
    message: () =>
      t("{count} waitlist requests were made in this store from your network within an hour.", {
        count: MOST_OF_NETWORK,
      }),
  });
  return ({ email, storeName, address }) => {
    ofNetwork(`${storeName} ${addressKey(address)}`);
    ofContact(email.toLowerCase());
  };
}
