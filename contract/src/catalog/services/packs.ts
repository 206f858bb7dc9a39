// Packs: several visits of a service, bought together and booked one by one.
import { z } from "zod";
import { t } from "../../kernel/language/t.ts";
import { Money, Price } from "../../kernel/money.ts";

/** Most packs that one service offers. */
export const maxPacks = 5;

export const PackOffer = z.object({
  visits: z.int(),
  /** Of one visit in it. */
  unit_price: Money,
  /** For how many months after the purchase its visits can be booked. */
  months: z.int(),
});
export type PackOffer = z.infer<typeof PackOffer>;

const whole = { error: () => t("Use a whole number.") };
const between = (min: number, max: number) =>
  z
    .int(whole)
    .min(min, { error: () => t("Use at least {count}.", { count: min }) })
    .max(max, { error: () => t("Use at most {count}.", { count: max }) });

export const SetPacks = z
  .array(z.strictObject({ visits: between(2, 50), unit_price: Price, months: between(1, 36) }))
  .max(maxPacks, { error: () => t("A service can have at most {count} packs.", { count: maxPacks }) });

/** What a pack costs, in minor units. */
export const packPrice = ({ visits, unit_price }: PackOffer): number => visits * unit_price.amount;

/** What buyers save compared with as many single visits, in percent, rounded down. */
export const packSaving = (price: Money, { unit_price }: PackOffer): number =>
  price.amount === 0 ? 0 : Math.floor(((price.amount - unit_price.amount) * 100) / price.amount);

interface PackMistake {
  /** Within the packs. */
  path: string;
  message: string;
}

/** What is wrong with offering these packs of a service at this price; undefined if nothing is. */
export function packMistake({
  price,
  packs,
}: {
  price: Money;
  packs: readonly PackOffer[];
}): PackMistake | undefined {
  for (const [nth, { visits, unit_price }] of packs.entries()) {
    if (price.amount === 0)
      return { path: `${nth}.unit_price`, message: t("A free service needs no pack. Remove it.") };
    if (unit_price.amount === 0)
      return { path: `${nth}.unit_price`, message: t("Enter a price above zero.") };
    if (unit_price.amount > price.amount)
      return {
        path: `${nth}.unit_price`,
        message: t("A visit in a pack can't cost more than a single one."),
      };
    if (packs.findIndex((other) => other.visits === visits) < nth)
      return { path: `${nth}.visits`, message: t("Another pack has the same number of visits.") };
  }
  return undefined;
}
