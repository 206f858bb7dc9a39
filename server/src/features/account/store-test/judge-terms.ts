// What a customer is told before paying: hours, prices, tax and what happens if they cancel.

import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { failed, passed, type StepResult, skipped } from "./step-result.ts";

export function judgeHours({ hours }: Pick<Store, "hours">, services: readonly Service[]): StepResult {
  if (services.length === 0) return skipped(t("You offer no services to book."));
  const open = weekdays.filter((day) => hours[day].length > 0).length;
  if (open === 0)
    return failed(t("Your store has no opening hours, so nobody can book a time."), {
      label: t("Set your hours"),
      page: `${pages.addStoreDetail}?step=hours`,
    });
  return passed(
    t("You're open on {count, plural, one {# day} other {# days}} of the week.", { count: open }),
  );
}

type Priced = Pick<ListedProduct, "name" | "list_price" | "wholesale_price">;

export function judgePrices(products: readonly Priced[], services: readonly Service[]): StepResult {
  const fix = { label: t("Check your catalogue"), page: pages.services };
  const free = products.find(({ list_price }) => list_price.amount === 0);
  if (free)
    return failed(t("{name} costs nothing, so it can't be ordered on its own.", { name: free.name }), fix);
  const atLoss = products.find(
    ({ list_price, wholesale_price }) => list_price.amount < wholesale_price.amount,
  );
  if (atLoss)
    return failed(
      t("{name} sells for {price}, less than the {cost} you pay for it.", {
        name: atLoss.name,
        price: moneyInWords(atLoss.list_price),
        cost: moneyInWords(atLoss.wholesale_price),
      }),
      fix,
    );
  const all = [
    ...products.map(({ list_price }) => list_price),
    ...services.map(({ price }) => price),
  ].toSorted((one, other) => one.amount - other.amount);
  const [lowest, highest] = [all[0], all.at(-1)];
  if (!lowest || !highest) return skipped(t("You have no prices yet."), fix);
  return passed(
    t("{count, plural, one {# price: {lowest}} other {# prices, from {lowest} to {highest}}}.", {
      count: all.length,
      lowest: moneyInWords(lowest),
      highest: moneyInWords(highest),
    }),
  );
}

export function judgeTax({ checkout: { tax_bps } }: Pick<Store, "checkout">): StepResult {
  if (tax_bps === 0)
    return skipped(t("No tax is added: customers pay your prices as they are."), {
      label: t("Set tax"),
      page: `${pages.storeSettings}#checkout`,
    });
  const rate = numberFormat({ style: "percent", maximumFractionDigits: 2 }).format(tax_bps / 10_000);
  return passed(t("{rate} tax is added to what customers pay online.", { rate }));
}

export function judgePolicy(
  { booking: { policy } }: Pick<Store, "booking">,
  services: readonly Service[],
): StepResult {
  if (services.length === 0) return skipped(t("Without services there is nothing to cancel."));
  if (!policy)
    return skipped(t("You have no cancellation policy, so late cancellations and no-shows cost nothing."), {
      label: t("Write your policy"),
      page: `${pages.storeSettings}#bookings`,
    });
  return passed(t("Customers accept your cancellation policy when they book."));
}
