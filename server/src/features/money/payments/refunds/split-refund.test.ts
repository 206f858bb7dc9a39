import { expect, test } from "vitest";
import { seededRandom } from "#test/concurrently.ts";
import { splitRefund } from "./split-refund.ts";

test("the gateway first, as far as it took, the rest to credits", () => {
  const payment = { amount: 7_000 };
  expect(splitRefund(payment, 0, 5_000)).toEqual({ toGateway: 5_000, toCredits: 0 });
  expect(splitRefund(payment, 5_000, 5_000)).toEqual({ toGateway: 2_000, toCredits: 3_000 });
  expect(splitRefund(payment, 8_000, 2_000)).toEqual({ toGateway: 0, toCredits: 2_000 });
});

test("however 10,000 payments are given back in parts, each way gets what it paid", () => {
  const random = seededRandom();
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  for (let n = 0; n < 10_000; n += 1) {
    const [amount, credits] = [upTo(1) * upTo(50_000), 1 + upTo(50_000)];
    let [refunded, toGateway, toCredits] = [0, 0, 0];
    while (refunded < amount + credits) {
      const part = 1 + upTo(amount + credits - refunded - 1);
      const split = splitRefund({ amount }, refunded, part);
      expect(split.toGateway >= 0 && split.toCredits >= 0 && split.toGateway + split.toCredits === part).toBe(
        true,
      );
      refunded += part;
      toGateway += split.toGateway;
      toCredits += split.toCredits;
    }
    expect([toGateway, toCredits]).toEqual([amount, credits]);
  }
});
