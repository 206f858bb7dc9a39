// What is added to prices, in the form users type: amounts with decimals, the tax in percent.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { CheckoutRules } from "@solodesk/contract/store/store/checkout-rules.ts";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

type Read = { change: Partial<CheckoutRules> } | { refusal: string };

interface WrittenRule {
  label: (currency: string) => string;
  hint: Message;
  text: (rules: CheckoutRules, currency: string) => string;
  read: (written: string, currency: string) => Read;
}

function readAmount(
  written: string,
  currency: string,
  changeOf: (amount: number) => Partial<CheckoutRules>,
): Read {
  const read = writtenPrice(currency).safeParse(written);
  if (read.success) return { change: changeOf(read.data.amount) };
  return { refusal: read.error.issues[0]?.message ?? "" };
}

/** A currency with two decimals, to parse a percentage as basis points. */
const TWO_DECIMALS = "USD";

export const checkoutRules: readonly WrittenRule[] = [
  {
    label: (currency) => t("Shipping for each order ({currency})", { currency }),
    hint: msg("Charged once, if something is shipped."),
    text: ({ shipping_flat: amount }, currency) => priceText({ amount, currency }),
    read: (written, currency) =>
      readAmount(written.trim() === "" ? "0" : written, currency, (amount) => ({ shipping_flat: amount })),
  },
  {
    label: (currency) => t("Free shipping from ({currency})", { currency }),
    hint: msg("Order value that ships free. Leave empty to always charge."),
    text: ({ free_shipping_over: amount }, currency) =>
      amount === null ? "" : priceText({ amount, currency }),
    read: (written, currency) =>
      written.trim() === ""
        ? { change: { free_shipping_over: null } }
        : readAmount(written, currency, (amount) => ({ free_shipping_over: amount })),
  },
  {
    label: () => t("Tax (%)"),
    hint: msg("On goods and services, not on shipping."),
    text: ({ tax_bps }) => String(tax_bps / 100),
    read: (written) => {
      const tax_bps = parseDecimal(written.trim().replace("%", "").replace(",", ".") || "0", TWO_DECIMALS);
      const read = CheckoutRules.shape.tax_bps.safeParse(tax_bps);
      if (read.success) return { change: { tax_bps: read.data } };
      return {
        refusal:
          (tax_bps !== undefined && read.error.issues[0]?.message) || t("Use a percentage such as 8.25."),
      };
    },
  },
];
