import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { Detector } from "../detector.ts";
import { listRequests } from "../people.repository.ts";

const MOST = 10;
const SOON = days(2);
const Facts = z.object({ id: z.string(), title: z.string(), customer: z.string(), startsAt: z.string() });

/** Requests that begin soon and are not answered. */
export const requestWaiting: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listRequests(db, { storeId: store.id, now, until: after(now, SOON) }, MOST);
    return rows.map((facts) => ({ about: facts.id, severity: "urgent", samples: 1, facts }));
  },
  say: ({ id, title, customer, startsAt }, { store }) => ({
    title: t("{customer} is waiting for your answer", { customer }),
    why: t("{title} on {time} isn't confirmed yet.", {
      title,
      time: startInWords({ startsAt: new Date(startsAt) }, store.timezone),
    }),
    evidence: [
      {
        endpoint: "appointments.get",
        input: { params: { id } },
        page: `${pages.appointments}/pending?${new URLSearchParams({ appointment: id })}`,
      },
    ],
    proposal: {
      label: t("Confirm"),
      endpoint: "appointments.edit",
      input: { params: { id }, body: { status: "Confirmed" } },
    },
  }),
};
