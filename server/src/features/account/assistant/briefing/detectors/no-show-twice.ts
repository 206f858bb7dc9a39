import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import type { Detector } from "../detector.ts";
import { listNoShows } from "../people.repository.ts";
import { personKey } from "../person-key.ts";

const MOST = 10;
const Facts = z.object({ email: z.string(), name: z.string(), missed: z.int(), visits: z.int() });

/** Customers who missed two appointments or more. */
export const noShowTwice: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listNoShows(db, { storeId: store.id, now }, MOST);
    return rows.map((facts) => ({
      about: personKey(facts.email),
      severity: "note",
      samples: facts.visits,
      facts,
    }));
  },
  say: ({ email, name, missed, visits }) => ({
    title: t("{name} missed {missed} appointments in the last year", { name, missed }),
    why: t(
      "That's {missed} of their {visits} appointments. A deposit or a card on file makes no-shows less likely.",
      { missed, visits },
    ),
    evidence: [
      {
        endpoint: "appointments.list",
        input: { query: { status: "No-show", q: email } },
        page: `${pages.appointments}/no-show?${new URLSearchParams({ q: email })}`,
      },
    ],
  }),
};
