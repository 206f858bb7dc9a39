import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type Plan, type PlanInterval, type PlanLimit, planLimits } from "@solodesk/contract/money/plans.ts";
import { moneyText } from "#kernel/text/money-text.ts";

export const intervalNames: Record<PlanInterval, Message> = { month: msg("Monthly"), year: msg("Yearly") };

/** Plans list the limits that any of them has. */
export const limitsOnOffer = (plans: readonly Pick<Plan, "limits">[]): PlanLimit[] =>
  planLimits.filter((limit) => plans.some(({ limits }) => limits[limit] !== null));

const limitNames: Record<PlanLimit, { none: Message; some: Message }> = {
  products: {
    none: msg("Any number of products"),
    some: msg("{limit, plural, =1 {1 product} other {Up to # products}}"),
  },
  services: {
    none: msg("Any number of services"),
    some: msg("{limit, plural, =1 {1 service} other {Up to # services}}"),
  },
  appointments_per_month: {
    none: msg("Any number of appointments a month"),
    some: msg("{limit, plural, =1 {1 appointment a month} other {Up to # appointments a month}}"),
  },
};

/** "Up to 25 products", for each of `shown`; says so where there is no limit. */
export const limitsInWords = ({ limits }: Pick<Plan, "limits">, shown: readonly PlanLimit[]): string[] =>
  shown.map((name) => {
    const limit = limits[name];
    const { none, some } = limitNames[name];
    return limit === null ? t(none) : t(some, { limit });
  });

/** "2.5% fee on sales"; shown only if any plan on offer has a fee. */
export const feeInWords = ({ fee_bps }: Pick<Plan, "fee_bps">): string =>
  fee_bps
    ? t("{percent}% fee on sales", { percent: numberFormat().format(fee_bps / 100) })
    : t("No fee on sales");

/** "Up to 2,000 emails a day"; shown only if any plan on offer has more than the others. */
export const emailsInWords = ({ emails_per_day }: Pick<Plan, "emails_per_day">): string =>
  t("Up to {count, number} emails a day", { count: emails_per_day ?? 0 });

/** "$9.00 a month". */
export const priceInWords = ({ price, interval }: Pick<Plan, "price" | "interval">): string =>
  interval === null
    ? t("Costs nothing")
    : t("{interval, select, year {{price} a year} other {{price} a month}}", {
        interval,
        price: moneyText(price),
      });
