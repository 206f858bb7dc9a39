import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { z } from "zod";
import { dayInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { overdueEmail } from "../../emails/overdue-email.ts";
import type { Detector } from "../detector.ts";
import { listOverdue } from "../people.repository.ts";
import { personKey } from "../person-key.ts";

const MOST = 10;

const Facts = z.object({
  email: z.string(),
  name: z.string(),
  language: z.string(),
  visits: z.int(),
  lastAt: z.string(),
  /** In days. */
  rhythm: z.number(),
});

const weeksOf = (days: number): number => Math.round(days / 7);

/** Of less than a week and a half, in days. */
const rhythmOf = (days: number) =>
  days < 10 ? { unit: "day", count: Math.max(1, Math.round(days)) } : { unit: "week", count: weeksOf(days) };

/** Customers who have stayed away for longer than they usually do. */
export const customerOverdue: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listOverdue(db, { storeId: store.id, now }, MOST);
    return rows.map((facts) => ({
      about: personKey(facts.email),
      severity: "important",
      samples: facts.visits,
      facts,
    }));
  },
  say: ({ email, name, language, visits, lastAt, rhythm }, { store, now, origin }) => {
    const last = new Date(lastAt);
    const late = weeksOf((now.getTime() - last.getTime()) / DAY - rhythm);
    const query = { status: "Completed", q: email };
    const about = { name, store: store.name, address: `${origin}${pages.ownStore}/${store.website_url}` };
    return {
      title: t("{name} is overdue by {weeks, plural, one {# week} other {# weeks}}", { name, weeks: late }),
      why: t(
        "{name} has visited {visits, plural, one {# time} other {# times}}, usually every {unit, select, day {{count, plural, one {day} other {# days}}} other {{count, plural, one {week} other {# weeks}}}}. The last visit was on {day}.",
        { name, visits, ...rhythmOf(rhythm), day: dayInWords(store.timezone, last) },
      ),
      evidence: [
        {
          endpoint: "appointments.list",
          input: { query },
          page: `${pages.appointments}/completed?${new URLSearchParams({ q: email })}`,
        },
      ],
      proposal: {
        label: t("Preview email"),
        endpoint: "customerEmails.send",
        input: {
          body: { email, ...inLanguage(language, () => overdueEmail(about)) },
        },
      },
    };
  },
};
