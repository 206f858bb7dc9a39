import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { dayInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import type { Detector } from "../detector.ts";
import { listDueDisputes } from "../goods.repository.ts";

const MOST = 10;
const Facts = z.object({ id: z.string(), number: z.string(), dueBy: z.string() });

/** Disputes that a bank still takes evidence for. */
export const disputeDeadline: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listDueDisputes(db, { storeId: store.id, now }, MOST);
    return rows.map((facts) => ({ about: facts.id, severity: "urgent", samples: 1, facts }));
  },
  say: ({ id, number, dueBy }, { store }) => ({
    title: t("The payment for order {number} is disputed", { number }),
    why: t("Send your evidence by {day}. You can download it from the order.", {
      day: dayInWords(store.timezone, new Date(dueBy)),
    }),
    evidence: [
      {
        endpoint: "orders.get",
        input: { params: { id } },
        page: `${pages.orders}?${new URLSearchParams({ order: id })}`,
      },
    ],
  }),
};
