import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";

/** The name of each payment method, and what choosing it means. */
export const gatewayWords: Readonly<Record<GatewayName, { name: string; about: string }>> = {
  get stripe() {
    return { name: t("Card||for payments"), about: t("With Stripe. You come back here afterwards.") };
  },
  get sandbox() {
    return { name: t("Test payment"), about: t("No money moves. For trying things out.") };
  },
  get wallet() {
    return { name: t("Credits"), about: t("From your wallet, right away.") };
  },
};
