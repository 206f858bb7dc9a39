// Which discounts a cart of one store gets, and what they take off its lines. All amounts are whole minor units.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { itemKinds } from "@solodesk/contract/selling/orders/item.ts";
import { share } from "#kernel/share.ts";
import type { DiscountRow } from "./discounts.repository.ts";

export type ApplicableDiscount = Pick<
  DiscountRow,
  | "id"
  | "storeId"
  | "code"
  | "codeKey"
  | "title"
  | "kind"
  | "value"
  | "productIds"
  | "serviceIds"
  | "minimum"
  | "stackable"
  | "perCustomer"
  | "firstOrder"
>;

export interface DiscountableLine {
  kind: (typeof itemKinds)[number];
  /** Of the product or service. */
  id: Id;
  /** Of all its pieces, before discounts. */
  price: number;
  /** What discounts never take it below: the wholesale price, because the catalogue's operator would pay the difference. */
  least: number;
}

/** A discount that takes something off. */
export interface Taken {
  discount: ApplicableDiscount;
  /** For free shipping: what shipping would have cost. */
  amount: number;
  /** The lines that it takes something off, as indexes; for free shipping those that ship. */
  lines: number[];
}

/** Why a discount takes nothing off. */
export type WhyRefused =
  | { why: "no_line" | "no_gain" }
  /** `ofSome`: only what it is for counts, not the whole cart. */
  | { why: "minimum"; missing: number; ofSome: boolean }
  | { why: "not_combined"; with: string };

export interface AppliedDiscounts {
  /** What is taken off each line. */
  off: number[];
  shipping: number;
  taken: Taken[];
  /** Of those with a code: nobody asks why an automatic one isn't given. */
  refused: Map<Id, WhyRefused>;
}

/**
 * Stackable discounts add up: first the percentages, each of the price before any discount, then the amounts, spread over what is
 * left of their lines. One that isn't stackable stands alone. The cart gets what makes it cheapest; between equals, what has
 * the oldest discount. `shippingOf` says what shipping costs for goods of this price.
 *
 * No line goes below its least price. What a discount would take off beyond that isn't given.
 */
export function applyDiscounts(
  lines: readonly DiscountableLine[],
  discounts: readonly ApplicableDiscount[],
  shippingOf: (goods: number) => number,
): AppliedDiscounts {
  const all = discounts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const refused = new Map<Id, WhyRefused>();
  const left: ApplicableDiscount[] = [];
  for (const discount of all) {
    const reason = whyNot(lines, discount);
    if (!reason) left.push(discount);
    else if (discount.code !== null) refused.set(discount.id, reason);
  }
  const alone = left.filter(({ stackable }) => !stackable).map((discount) => [discount]);
  const together = left.filter(({ stackable }) => stackable);
  const sets = (together.length > 0 ? [together, ...alone] : alone).toSorted(([a], [b]) =>
    (a?.id ?? "") < (b?.id ?? "") ? -1 : 1,
  );
  let best = outcomeOf(lines, [], shippingOf);
  for (const set of sets) {
    const outcome = outcomeOf(lines, set, shippingOf);
    if (outcome.pays < best.pays) best = outcome;
  }
  const { off, shipping, taken } = best;
  const given = new Set(taken.map(({ discount }) => discount.id));
  for (const discount of left.filter(({ id, code }) => code !== null && !given.has(id)))
    refused.set(discount.id, whyNotChosen(lines, discount, { taken, shippingOf }));
  return { off, shipping, taken, refused };
}

function appliesTo({ productIds, serviceIds }: ApplicableDiscount, { kind, id }: DiscountableLine): boolean {
  if (productIds) return kind === "product" && productIds.includes(id);
  return serviceIds ? kind !== "product" && serviceIds.includes(id) : true;
}

/** A discount as the buyer sees it: a code shows itself. */
export const seenOf = ({ code, title, kind }: ApplicableDiscount) => ({ code, title: code ?? title, kind });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

function whyNot(lines: readonly DiscountableLine[], discount: ApplicableDiscount): WhyRefused | undefined {
  const own = lines.filter((line) => appliesTo(discount, line));
  if (own.length === 0) return { why: "no_line" };
  const missing = (discount.minimum ?? 0) - sum(own.map(({ price }) => price));
  if (missing <= 0) return undefined;
  return { why: "minimum", missing, ofSome: discount.productIds !== null || discount.serviceIds !== null };
}

function whyNotChosen(
  lines: readonly DiscountableLine[],
  discount: ApplicableDiscount,
  { taken: [first], shippingOf }: Pick<AppliedDiscounts, "taken"> & { shippingOf: (goods: number) => number },
): WhyRefused {
  const { taken } = outcomeOf(lines, [discount], shippingOf);
  return first && taken.length > 0
    ? { why: "not_combined", with: first.discount.code ?? first.discount.title }
    : { why: "no_gain" };
}

/** What a cart costs with these discounts, whatever the others. `pays` is without tax. */
function outcomeOf(
  lines: readonly DiscountableLine[],
  discounts: readonly ApplicableDiscount[],
  shippingOf: (goods: number) => number,
): Omit<AppliedDiscounts, "refused"> & { pays: number } {
  const off = lines.map(() => 0);
  const taken: Taken[] = [];
  const ofKind = (kind: ApplicableDiscount["kind"]) => discounts.filter((one) => one.kind === kind);
  for (const discount of [...ofKind("percent"), ...ofKind("amount")]) {
    const parts = partsOf(lines, discount, off);
    const given = lines.map(({ price, least }, nth) =>
      Math.max(0, Math.min(parts[nth] ?? 0, price - least - (off[nth] ?? 0))),
    );
    for (const [nth, part] of given.entries()) off[nth] = (off[nth] ?? 0) + part;
    const amount = sum(given);
    if (amount > 0)
      taken.push({ discount, amount, lines: given.flatMap((part, nth) => (part > 0 ? [nth] : [])) });
  }
  const goods = lines.flatMap(({ kind }, nth) => (kind === "product" ? [nth] : []));
  const after = (nth: number) => (lines[nth]?.price ?? 0) - (off[nth] ?? 0);
  const shipping = goods.length === 0 ? 0 : shippingOf(sum(goods.map(after)));
  const [free] = ofKind("free_shipping");
  if (free && shipping > 0) taken.push({ discount: free, amount: shipping, lines: goods });
  const charged = free ? 0 : shipping;
  return { off, taken, shipping: charged, pays: sum(lines.map((_, nth) => after(nth))) + charged };
}

/** What a discount would take off each line, if each were worth enough. */
function partsOf(
  lines: readonly DiscountableLine[],
  discount: ApplicableDiscount,
  before: readonly number[],
): number[] {
  const { kind, value } = discount;
  const weights = lines.map((line, nth) => {
    if (!appliesTo(discount, line)) return 0;
    return kind === "percent" ? line.price : line.price - (before[nth] ?? 0);
  });
  const whole = sum(weights);
  // A percentage rounds half a unit up.
  const amount =
    kind === "percent"
      ? Number((BigInt(whole) * BigInt(value ?? 0) + 50n) / 100n)
      : Math.min(value ?? 0, whole);
  return spread(amount, weights);
}

/** Spreads an amount in proportion to the weights, whose sum is at least `amount`; the largest remainders get the units left over. */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => share(amount, weight, whole));
  const rests = weights.map((weight, nth) => ({
    nth,
    rest: (BigInt(amount) * BigInt(weight)) % BigInt(whole),
  }));
  const largest = rests.toSorted((a, b) => (a.rest === b.rest ? a.nth - b.nth : a.rest > b.rest ? -1 : 1));
  for (const { nth } of largest.slice(0, amount - sum(parts))) parts[nth] = (parts[nth] ?? 0) + 1;
  return parts;
}
