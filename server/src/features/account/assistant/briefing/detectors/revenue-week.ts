import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { listWeeklyRevenue } from "#features/account/dashboard/list-weekly-revenue.ts";
import { weeksUpTo } from "#features/account/dashboard/weeks-up-to.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Detector } from "../detector.ts";
import { median } from "../median.ts";

/** Differences below this part of what is usual are chance. */
const MUCH = 0.25;
/** Monday. */
const WEEK_START = 1;

const Facts = z.object({ from: z.string(), to: z.string(), amount: z.int(), usual: z.int() });

/** Last week's revenue, if it differs from what is usual. */
export const revenueWeek: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const { weeks } = weeksUpTo(store.timezone, now.getTime(), WEEK_START);
    const ended = (await listWeeklyRevenue(db, store, weeks)).slice(0, -1);
    const last = ended.at(-1);
    const earlier = ended.slice(0, -1).map(({ amount }) => amount);
    if (!last || earlier.filter((amount) => amount > 0).length < 5) return [];
    const [amount, usual] = [last.amount, median(earlier)];
    if (Math.abs(amount - usual) < usual * MUCH) return [];
    const facts = { from: last.from, to: last.to, amount, usual };
    return [{ severity: "note", samples: ended.length, facts }];
  },
  say: ({ from, to, amount, usual }, { store: { currency } }) => {
    const money = (sum: number) => moneyInWords({ amount: sum, currency });
    const change = numberFormat({ style: "percent" }).format(Math.abs(amount - usual) / usual);
    return {
      title:
        amount > usual
          ? t("Last week's revenue was {change} higher than usual", { change })
          : t("Last week's revenue was {change} lower than usual", { change }),
      why: t("It was {amount}. A usual week brings in {usual}.", {
        amount: money(amount),
        usual: money(usual),
      }),
      evidence: [
        {
          endpoint: "wallet.listTransactions",
          input: { query: { type: "sale", from, to } },
          page: `${pages.transactions}/sales?${new URLSearchParams({ from, to })}`,
        },
      ],
    };
  },
};
