import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PlanTerms } from "@solodesk/contract/operator/operator-catalogue.ts";
import { moneyText } from "#kernel/text/money-text.ts";

/** "$9.00 a month", "$10.00" for a pack, or "Free". */
export function planPriceInWords({ price, kind, interval }: PlanTerms): string {
  if (kind === "free") return t("Free||price of a plan");
  const amount = moneyText(price);
  if (interval === null) return amount;
  return interval === "month" ? t("{amount} a month", { amount }) : t("{amount} a year", { amount });
}

/** What a plan includes: credits, or its limits and, if it sets them, its fee and its emails. */
export function planTermsInWords({ credits, limits, fee_bps, emails_per_day }: PlanTerms): string {
  if (credits) return t("{amount} in credits", { amount: moneyText(credits) });
  const { products, services, appointments_per_month: appointments } = limits;
  const parts = [
    products !== null && t("{count, plural, one {# product} other {# products}}", { count: products }),
    services !== null && t("{count, plural, one {# service} other {# services}}", { count: services }),
    appointments !== null &&
      t("{count, plural, one {# appointment} other {# appointments}} a month", { count: appointments }),
    fee_bps !== null &&
      t("{part} fee on sales", {
        part: numberFormat({ style: "percent", maximumFractionDigits: 2 }).format(fee_bps / 10_000),
      }),
    emails_per_day !== null &&
      t("{count, plural, one {# email} other {# emails}} a day", { count: emails_per_day }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t("No limits") : parts.join(", ");
}
