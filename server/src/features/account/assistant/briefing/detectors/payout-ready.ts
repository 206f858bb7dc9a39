import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Detector } from "../detector.ts";

const Facts = z.object({ amount: z.int() });

/** Earnings that can be withdrawn. */
export const payoutReady: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db, config }, { userId }) => {
    const { earnings: amount } = await getWallet(db, userId);
    if (amount <= 0 || amount < config.PAYOUT_MINIMUM) return [];
    return [{ severity: "note", samples: 1, facts: { amount } }];
  },
  say: ({ amount }, { store: { currency } }) => ({
    title: t("You can withdraw {amount}", { amount: moneyInWords({ amount, currency }) }),
    why: t("These earnings are no longer on hold."),
    evidence: [{ endpoint: "wallet.get", input: {}, page: pages.withdrawal }],
  }),
};
