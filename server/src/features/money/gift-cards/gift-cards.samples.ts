import type { giftCards } from "@solodesk/contract/money/gift-cards.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ giftCardId }: Targets): Samples<typeof giftCards> => ({
  add: { body: { amount: { amount: 100, currency: "USD" } } },
  reveal: { params: { id: giftCardId } },
  cancel: { params: { id: giftCardId } },
  // The sample card's code is not known.
  check: { body: { code: "0000-0000-0000-0000" }, refused: 404 },
});
