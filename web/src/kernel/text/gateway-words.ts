import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";

/** The name of each payment method, and what choosing it means. */
export const gatewayWords: Readonly<Record<GatewayName, { name: Message; about: Message }>> = {
  stripe: { name: msg("Card||for payments"), about: msg("With Stripe. You come back here afterwards.") },
  sandbox: { name: msg("Test payment"), about: msg("No money moves. For trying things out.") },
  wallet: { name: msg("Credits"), about: msg("From your wallet, right away.") },
};
