import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { z } from "zod";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { dayInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { sumUnreleased } from "#features/selling/orders/list/sum-unreleased.ts";
import type { Detector } from "../detector.ts";

const Facts = z.object({ amount: z.int(), first: z.string() });

/** Earnings that are held back, and until when. */
export const moneyHeld: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const coming = await sumUnreleased(db, store.id, { zone: store.timezone, now });
    const [next] = coming;
    if (!next) return [];
    const amount = coming.reduce((sum, day) => sum + day.amount, 0);
    return [{ severity: "note", samples: coming.length, facts: { amount, first: next.date } }];
  },
  say: ({ amount, first }, { store: { currency } }) => ({
    title: t("{amount} of your earnings is still on hold", { amount: moneyInWords({ amount, currency }) }),
    why: t("Earnings stay on hold for a while in case of a refund. The next amount is released on {day}.", {
      day: dayInWords("UTC", new Date(wallOfDay(first))),
    }),
    evidence: [{ endpoint: "dashboard.getToday", input: {}, page: pages.transactions }],
  }),
};
