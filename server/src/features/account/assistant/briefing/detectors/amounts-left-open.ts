import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { sumOpen } from "#features/scheduling/appointments/list/list-appointments.ts";
import type { Detector } from "../detector.ts";

const Facts = z.object({ amount: z.int(), count: z.int() });

/** What customers still owe for appointments that are over. */
export const amountsLeftOpen: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store }) => {
    const { count, total: amount } = await sumOpen(db, store.id);
    const facts = { amount, count };
    return facts.count === 0 ? [] : [{ severity: "important", samples: facts.count, facts }];
  },
  say: ({ amount, count }, { store }) => ({
    title: t("You're owed {amount}", { amount: moneyInWords({ amount, currency: store.currency }) }),
    why: t("{count, plural, one {# appointment is} other {# appointments are}} over and not paid in full.", {
      count,
    }),
    evidence: [
      {
        endpoint: "appointments.list",
        input: { query: { status: "All", to_collect: "true" } },
        page: `${pages.appointments}/to-collect`,
      },
    ],
  }),
};
