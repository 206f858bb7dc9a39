// The packs of a service as the form holds them: the price of a visit is typed text.
import { type PackOffer, packMistake, SetPacks } from "@solodesk/contract/catalog/services/packs.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";

/** An empty number field is NaN. */
const typedNumber = z.number().or(z.nan());

export const WrittenPack = z.object({ visits: typedNumber, unit_price: z.string(), months: typedNumber });
export type WrittenPack = z.infer<typeof WrittenPack>;

interface Written {
  price: Money;
  packs: readonly WrittenPack[];
}

const read = ({ price, packs }: Written) =>
  z
    .array(SetPacks.element.extend({ unit_price: writtenPrice(price.currency) }))
    // A free service has no packs; the form hides what was typed before.
    .safeParse(price.amount === 0 ? [] : packs);

/** As they are sent. */
export const packsIn = (written: Written): PackOffer[] => read(written).data ?? [];

/** What is wrong with them, by field. */
export function packIssues(written: Written): { path: PropertyKey[]; message: string }[] {
  const { data: packs, error } = read(written);
  if (!packs) return error.issues.map(({ path, message }) => ({ path, message }));
  const mistake = packMistake({ price: written.price, packs });
  if (!mistake) return [];
  const [nth, field = ""] = mistake.path.split(".");
  return [{ path: [Number(nth), field], message: mistake.message }];
}

/** The numbers of visits that are proposed for a new pack, one after the other. */
const proposed = [5, 10, 15, 20, 25];

/** A pack at 80 % of the price. */
export const newPack = ({ price, packs }: Written): WrittenPack => ({
  visits: proposed.find((visits) => packs.every((pack) => pack.visits !== visits)) ?? 5,
  unit_price: priceText({ ...price, amount: Math.round(price.amount * 0.8) }),
  months: 12,
});

export const writtenPacksOf = (packs: readonly PackOffer[]): WrittenPack[] =>
  packs.map(({ unit_price, ...pack }) => ({ ...pack, unit_price: priceText(unit_price) }));
