import type { GatewayName } from "@solodesk/contract/money/payments.ts";

/** The name of each payment method, and what choosing it means. */
export const gatewayWords: Record<GatewayName, { name: string; about: string }> = {
  stripe: { name: "Card", about: "By Stripe; you come back here afterwards." },
  sandbox: { name: "Test payment", about: "No money moves. For trying things out." },
  wallet: { name: "Credits", about: "From your wallet, at once." },
};
