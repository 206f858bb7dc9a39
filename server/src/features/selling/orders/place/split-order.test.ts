import { expect, test } from "vitest";
import { share } from "#kernel/share.ts";
import { seededRandom } from "#test/concurrently.ts";
import { refundPostings, releasePostings, salePostings } from "./order-postings.ts";
import { platformFee } from "./platform-fee.ts";
import { earningOf, type OrderMoney, splitOrderRefund } from "./split-order.ts";

const seller = "018f0000-0000-7000-8000-000000000001";
const sum = (postings: readonly { amount: number }[]) =>
  postings.reduce((all, { amount }) => all + amount, 0);
const of = (postings: ReturnType<typeof salePostings>, kind: string) =>
  sum(postings.filter(({ account }) => account.kind === kind));

test("D7: 100,000 splits, each given back by parts, sum to the whole to the minor unit", () => {
  const random = seededRandom();
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  let belowZero = 0;
  for (let run = 0; run < 100_000; run += 1) {
    const size = 10 ** upTo(11);
    const subtotal = upTo(size);
    const total = subtotal + upTo(size) + upTo(Math.floor(size / 10));
    const wholesale = upTo(Math.floor(size * 1.2));
    const fee = platformFee(subtotal, upTo(10_000));
    // What is paid at an appointment has no part in any of this.
    const dueLater = random() < 0.3 ? upTo(size) : 0;
    let order: OrderMoney = {
      total: total + dueLater,
      dueLater,
      wholesale,
      fee,
      refunded: 0,
      refundedWholesale: 0,
      refundedFee: 0,
    };
    const books = { pending: 0, receivable: 0, deposits: 0, wholesale: 0, fees: 0, escrow: total };
    const kinds = Object.keys(books) as (keyof typeof books)[];
    const enter = (postings: ReturnType<typeof salePostings>) => {
      if (sum(postings) !== 0) expect(sum(postings), JSON.stringify(order)).toBe(0);
      for (const kind of kinds) books[kind] += of(postings, kind);
    };
    const deposits = upTo(Math.max(0, earningOf(order)));
    enter(salePostings(order, seller, deposits));
    if (books.deposits !== deposits) expect(books.deposits).toBe(deposits);
    // As if they were earned before the first refund: what returns a deposit settles it first.
    books.pending += deposits;
    books.deposits = 0;
    for (let left = total; left > 0; ) {
      const amount = random() < 0.3 ? left : 1 + upTo(left - 1);
      left -= amount;
      const back = left === 0 ? wholesale - order.refundedWholesale : 0;
      const parts = splitOrderRefund(order, amount, back);
      if (parts.seller + parts.wholesale + parts.fee !== amount) expect(parts).toBe(amount);
      enter(
        refundPostings({ ...order, releasedAt: null, deposits: 0 }, parts, seller, { earnings: 0, ...books }),
      );
      order = {
        ...order,
        refunded: order.refunded + amount,
        refundedWholesale: order.refundedWholesale + parts.wholesale,
        refundedFee: order.refundedFee + parts.fee,
      };
      const earning = earningOf(order);
      if (earning < 0) belowZero += 1;
      const isRight = books.pending === Math.max(0, earning) && books.receivable === Math.min(0, earning);
      if (!isRight) expect({ ...books, earning }, JSON.stringify(order)).toBe("as it was earned");
    }
    if (total === 0) continue;
    const whole = { pending: 0, receivable: 0, deposits: 0, wholesale: 0, fees: 0, escrow: total };
    if (JSON.stringify(books) !== JSON.stringify(whole)) expect(books).toEqual(whole);
  }
  expect(belowZero).toBeGreaterThan(1_000);
});

test("the fee is rounded down, also of amounts whose product no number holds exactly", () => {
  expect([platformFee(999, 250), platformFee(39, 250), platformFee(40, 250), platformFee(0, 250)]).toEqual([
    24, 0, 1, 0,
  ]);
  expect(platformFee(8_999_999_999_999_999, 9_999)).toBe(8_999_099_999_999_999);
  expect(share(9_007_199_254_740_991, 2, 3)).toBe(6_004_799_503_160_660);
});

const order = {
  total: 1000,
  dueLater: 0,
  wholesale: 600,
  fee: 50,
  refunded: 0,
  refundedWholesale: 0,
  refundedFee: 0,
};
const parts = splitOrderRefund(order, 1000, 600);

test("once released a refund takes what is left of the earnings, and the rest is owed", () => {
  const released = { ...order, releasedAt: new Date(), deposits: 0 };
  const postings = refundPostings(released, parts, seller, { earnings: 100, receivable: 0 });
  expect([of(postings, "earnings"), of(postings, "receivable"), of(postings, "pending")]).toEqual([
    -100, -250, 0,
  ]);
  expect(sum(postings)).toBe(0);
});

test("what is released pays what is owed first", () => {
  const postings = releasePostings(order, seller, { receivable: -120, deposits: 0 });
  expect([of(postings, "pending"), of(postings, "earnings"), of(postings, "receivable")]).toEqual([
    -350, 230, 120,
  ]);
  const more = releasePostings(order, seller, { receivable: -900, deposits: 0 });
  expect([of(more, "earnings"), of(more, "receivable")]).toEqual([0, 350]);
});

test("a deposit that isn't earned yet is neither released nor taken by the refund of something else", () => {
  const some = releasePostings(order, seller, { receivable: 0, deposits: 100 });
  expect([of(some, "pending"), of(some, "earnings")]).toEqual([-250, 250]);
  const before = { ...order, releasedAt: null, deposits: 100 };
  const postings = refundPostings(before, parts, seller, { earnings: 900, receivable: 0 });
  expect([of(postings, "pending"), of(postings, "earnings"), of(postings, "receivable")]).toEqual([
    -250, 0, -100,
  ]);
});

test("where the marketplace itself sells, all of it is its sale", () => {
  const plain = { ...order, wholesale: 0, fee: 0 };
  expect(of(salePostings(plain, undefined, 0), "sales")).toBe(1000);
  const back = refundPostings(
    { ...plain, releasedAt: null, deposits: 0 },
    splitOrderRefund(plain, 400, 0),
    undefined,
    { earnings: 0, receivable: 0 },
  );
  expect([of(back, "sales"), of(back, "escrow")]).toEqual([-400, 400]);
});
