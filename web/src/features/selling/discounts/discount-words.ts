// A discount in words: what it takes off, of what, and when.
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Discount } from "@solodesk/contract/selling/discounts.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import type { Tone } from "#ui/data/badge.tsx";

export const discountLooks: Record<Discount["state"], { tone: Tone; name: Message }> = {
  active: { tone: "good", name: msg("Active||a discount") },
  scheduled: { tone: "waiting", name: msg("Scheduled||a discount") },
  used_up: { tone: "stopped", name: msg("Used up||a discount") },
  ended: { tone: "stopped", name: msg("Ended||a discount") },
  off: { tone: "stopped", name: msg("Off||a discount") },
};

/** "20% off everything". */
export function offInWords({ off, applies_to }: Pick<Discount, "off" | "applies_to">): string {
  if (off.kind === "free_shipping") return t("Free shipping");
  const amount = off.kind === "percent" ? t("{percent}%", { percent: off.value }) : moneyText(off.value);
  if (applies_to === "all") return t("{amount} off everything", { amount });
  return "product_ids" in applies_to
    ? t("{amount} off {count, plural, one {# product} other {# products}}", {
        amount,
        count: applies_to.product_ids.length,
      })
    : t("{amount} off {count, plural, one {# service} other {# services}}", {
        amount,
        count: applies_to.service_ids.length,
      });
}

/** Its conditions, each as a few words; `zone` is the store's. */
export function conditionsInWords(discount: Discount, zone: string): string[] {
  const { minimum, starts_at, ends_at, limit, per_customer, first_order, uses } = discount;
  const from = starts_at && dateInWords(zone, starts_at);
  // It ends at the beginning of the day after.
  const to = ends_at && dateInWords(zone, new Date(Date.parse(ends_at) - 1).toISOString());
  return [
    from && to
      ? t("{from} to {to}", { from, to })
      : from
        ? t("from {from}", { from })
        : to && t("until {to}", { to }),
    limit === null
      ? t("{uses, plural, one {# use} other {# uses}}", { uses })
      : t("{uses} of {limit} used", { uses, limit }),
    minimum && t("from {amount}", { amount: moneyText(minimum) }),
    per_customer !== null &&
      t("{count, plural, one {once} other {# times}} per customer", { count: per_customer }),
    first_order && t("first order only"),
  ].filter((words) => typeof words === "string");
}
