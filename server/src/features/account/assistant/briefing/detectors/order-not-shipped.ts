import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { dayInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { Detector } from "../detector.ts";
import { findUnshipped } from "../goods.repository.ts";

const LATE = days(3);
const Facts = z.object({
  count: z.int(),
  number: z.string(),
  paidAt: z.string(),
  statuses: z.array(z.enum(["paid", "processing"])),
});

/** Orders that were paid three days ago or more and have not left. */
export const orderNotShipped: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const facts = await findUnshipped(db, store.id, after(now, -LATE));
    return facts ? [{ severity: "urgent", samples: facts.count, facts }] : [];
  },
  say: ({ count, number, paidAt, statuses }, { store }) => ({
    title: t("{count, plural, one {# order is} other {# orders are}} waiting to be shipped", { count }),
    why: t("The oldest is order {number}, paid on {day}.", {
      number,
      day: dayInWords(store.timezone, new Date(paidAt)),
    }),
    evidence: statuses.map((status) => ({
      endpoint: "orders.list",
      input: { query: { status } },
      page: `${pages.orders}?${new URLSearchParams({ status })}`,
    })),
  }),
};
