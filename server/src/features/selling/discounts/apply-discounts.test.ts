import { describe, expect, test } from "vitest";
import { seededRandom } from "#test/concurrently.ts";
import { type ApplicableDiscount, applyDiscounts, type DiscountableLine, spread } from "./apply-discounts.ts";

const random = seededRandom();
const whole = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(of: readonly T[]): T => of[whole(of.length - 1)]!;
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);

const line = (price: number, given: Partial<DiscountableLine> = {}): DiscountableLine => ({
  kind: "product",
  id: id(1),
  price,
  least: 0,
  ...given,
});
let made = 0;
const offered = (given: Partial<ApplicableDiscount>): ApplicableDiscount => {
  made += 1;
  return {
    id: id(made),
    storeId: id(0),
    code: `C${made}`,
    codeKey: `c${made}`,
    title: "",
    kind: "percent",
    value: 10,
    productIds: null,
    serviceIds: null,
    minimum: null,
    stackable: false,
    perCustomer: null,
    firstOrder: false,
    ...given,
  };
};
const percent = (value: number, more: Partial<ApplicableDiscount> = {}) => offered({ value, ...more });
const amount = (value: number, more: Partial<ApplicableDiscount> = {}) =>
  offered({ kind: "amount", value, ...more });
const freeShipping = (more: Partial<ApplicableDiscount> = {}) =>
  offered({ kind: "free_shipping", value: null, ...more });
const free = () => 0;

describe("what a discount takes off", () => {
  test("a percentage of all lines, half a unit rounded up, spread with the largest remainder", () => {
    // 15 % of 9.99 is 1.4985.
    expect(applyDiscounts([line(333), line(666)], [percent(15)], free).off).toEqual([50, 100]);
  });

  test("an amount in proportion to its lines, and no more than they cost", () => {
    expect(applyDiscounts([line(1000), line(2000)], [amount(500)], free).off).toEqual([167, 333]);
    expect(applyDiscounts([line(1000), line(2000)], [amount(9999)], free).off).toEqual([1000, 2000]);
  });

  test("nothing of what the operator gets for a product: the rest isn't given", () => {
    const { off, taken } = applyDiscounts([line(1000, { least: 900 }), line(1000)], [percent(50)], free);
    expect(off).toEqual([100, 500]);
    expect(taken).toMatchObject([{ amount: 600, lines: [0, 1] }]);
  });

  test("off some products, or some services with their packs, alone", () => {
    const lines = [
      line(1000),
      line(1000, { id: id(2) }),
      line(1000, { kind: "service", id: id(3) }),
      line(1000, { kind: "pack", id: id(3) }),
    ];
    const off = (more: Partial<ApplicableDiscount>) => applyDiscounts(lines, [percent(10, more)], free).off;
    expect(off({ productIds: [id(2), id(3)] })).toEqual([0, 100, 0, 0]);
    expect(off({ serviceIds: [id(3), id(1)] })).toEqual([0, 0, 100, 100]);
    expect(off({})).toEqual([100, 100, 100, 100]);
  });

  test("shipping, which it counts as what it saved", () => {
    const lines = [line(1000, { kind: "service" }), line(1000)];
    const { off, shipping, taken } = applyDiscounts(lines, [freeShipping()], () => 450);
    expect([off, shipping]).toEqual([[0, 0], 0]);
    expect(taken).toMatchObject([{ amount: 450, lines: [1] }]);
    // Where nothing ships, or shipping is free anyway, it takes nothing off.
    expect(applyDiscounts(lines.slice(0, 1), [freeShipping()], () => 450).taken).toEqual([]);
    expect(applyDiscounts(lines, [freeShipping()], free).taken).toEqual([]);
  });

  test("shipping is free over an amount that is reached after the discount", () => {
    const over = (least: number) => (goods: number) => (goods >= least ? 0 : 450);
    expect(applyDiscounts([line(5000)], [percent(10)], over(4500)).shipping).toBe(0);
    // Ten percent off would cost the buyer more than it saves.
    expect(applyDiscounts([line(1000)], [percent(10)], over(1000))).toMatchObject({ off: [0], shipping: 0 });
  });
});

describe("which discounts a cart gets", () => {
  const both = { stackable: true };
  const refusedOf = (discounts: ApplicableDiscount[], lines = [line(1000)]) => {
    const { taken, refused } = applyDiscounts(lines, discounts, () => 450);
    return [taken.map(({ amount: off }) => off), [...refused.values()]];
  };

  test("stackable ones add up: percentages of the price before any, then amounts", () => {
    const [fixed, tenth, fifth] = [amount(300, both), percent(10, both), percent(20, both)];
    const { off, taken } = applyDiscounts([line(1000)], [fixed, tenth, fifth], free);
    expect(off).toEqual([600]);
    expect(taken.map(({ amount: one }) => one)).toEqual([100, 200, 300]);
    expect(applyDiscounts([line(1000)], [amount(800, both), percent(30, both)], free).off).toEqual([1000]);
  });

  test("of the others the one that takes off most, if it is more than the stackable ones together", () => {
    expect(refusedOf([percent(30), percent(40), percent(20, both), amount(100, both)])[0]).toEqual([400]);
    expect(refusedOf([percent(30), percent(40), percent(20, both), amount(201, both)])[0]).toEqual([
      200, 201,
    ]);
    expect(refusedOf([percent(30), freeShipping()])[0]).toEqual([450]);
  });

  test("between equals the oldest, in whatever order they come", () => {
    const [old, young] = [amount(100), percent(10)];
    for (const of of [
      [old, young],
      [young, old],
    ])
      expect(applyDiscounts([line(1000)], of, free).taken[0]?.discount.id).toBe(old.id);
  });

  test("each of the others says why not", () => {
    expect(refusedOf([percent(40, { code: "BEST" }), percent(30)])[1]).toEqual([
      { why: "not_combined", with: "BEST" },
    ]);
    expect(refusedOf([percent(40, { productIds: [id(9)] })])[1]).toEqual([{ why: "no_line" }]);
    expect(refusedOf([percent(40, { minimum: 1250 })])[1]).toEqual([
      { why: "minimum", missing: 250, ofSome: false },
    ]);
    expect(refusedOf([percent(40, { minimum: 1000 })])[1]).toEqual([]);
    expect(refusedOf([percent(40)], [line(1000, { least: 1000 })])[1]).toEqual([{ why: "no_gain" }]);
    // What it applies to has to cost the minimum, not the cart.
    const two = [line(1000), line(1000, { id: id(2) })];
    expect(refusedOf([percent(40, { minimum: 1250, productIds: [id(2)] })], two)[1]).toEqual([
      { why: "minimum", missing: 250, ofSome: true },
    ]);
  });
});

test("an amount is spread exactly, however large", () => {
  const most = 99_999_999_999 * 999;
  expect(spread(most, [most - 1, 1])).toEqual([most - 1, 1]);
  for (let n = 0; n < 2000; n += 1) {
    const weights = Array.from({ length: 1 + whole(9) }, () =>
      pick([0, 1, 3, whole(1_000_000), whole(most)]),
    );
    const off = whole(sum(weights));
    const parts = spread(off, weights);
    expect([sum(parts), parts.every((part, nth) => part >= 0 && part <= (weights[nth] ?? 0))]).toEqual([
      off,
      true,
    ]);
  }
});

test("20,000 carts: sums are exact, no line costs less than it may, and nothing else would be cheaper", () => {
  let combined = 0;
  const faults: string[] = [];
  for (let n = 0; n < 20_000; n += 1) {
    const lines = Array.from({ length: 1 + whole(5) }, () => {
      const price = pick([0, 1, 99, 333, whole(100_000)]);
      const kind = pick(["product", "product", "service", "pack"] as const);
      return line(price, { kind, id: id(whole(3)), least: kind === "product" ? whole(price) : 0 });
    });
    const discounts = Array.from({ length: whole(5) }, () =>
      offered({
        kind: pick(["percent", "amount", "free_shipping"]),
        value: 1 + whole(99),
        stackable: pick([true, false]),
        minimum: pick([null, null, whole(1000)]),
        ...pick([{}, {}, { productIds: [id(whole(3))] }, { serviceIds: [id(whole(3))] }]),
      }),
    );
    const flat = whole(900);
    const over = pick([Number.POSITIVE_INFINITY, whole(100_000)]);
    const shippingOf = (goods: number) => (goods >= over ? 0 : flat);
    const apply = (of: readonly ApplicableDiscount[]) => applyDiscounts(lines, of, shippingOf);
    const { off, shipping, taken, refused } = apply(discounts);

    const holds = (claim: string, isSo: boolean) => isSo || faults.push(`cart ${n}: ${claim}`);
    const inTaken = taken.filter(({ discount }) => discount.kind !== "free_shipping");
    holds("the sum", sum(inTaken.map(({ amount: one }) => one)) === sum(off));
    for (const [nth, { price, least }] of lines.entries()) {
      const one = off[nth] ?? -1;
      holds("a line", Number.isInteger(one) && one >= 0 && price - one >= least);
    }
    holds("given or refused", taken.length + refused.size === discounts.length);
    holds("alone", taken.length <= 1 || taken.every(({ discount }) => discount.stackable));
    combined += taken.length > 1 ? 1 : 0;
    for (const { discount, lines: own } of inTaken)
      for (const nth of own) {
        const { kind, id: about } = lines[nth]!;
        const { productIds, serviceIds } = discount;
        holds("its products", !productIds || (kind === "product" && productIds.includes(about)));
        holds("its services", !serviceIds || (kind !== "product" && serviceIds.includes(about)));
      }
    const paysWith = (applied: Pick<ReturnType<typeof apply>, "off" | "shipping">) =>
      sum(lines.map(({ price }) => price)) - sum(applied.off) + applied.shipping;
    for (const one of discounts)
      if (!one.stackable) holds("the cheapest", paysWith({ off, shipping }) <= paysWith(apply([one])));
  }
  expect(faults).toEqual([]);
  expect(combined).toBeGreaterThan(500);
});
