import { t } from "@solodesk/contract/kernel/language/t.ts";
import { minorDigits } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import type { Detector } from "../detector.ts";
import { median } from "../median.ts";
import { listEarnings } from "../time.repository.ts";

const LONG = days(90);
/** Below this part of what an hour usually earns. */
const LOW = 0.6;
/** Fewer can't be compared. */
const LEAST = 3;

const Facts = z.object({
  id: z.string(),
  name: z.string(),
  appointments: z.int(),
  hourly: z.number(),
  usual: z.number(),
  suggested: z.int(),
});

/** A service whose hour earns much less than that of the others. */
export const serviceEarnsLess: Detector<z.infer<typeof Facts>> = {
  isTrend: true,
  facts: Facts,
  find: async ({ db }, { store, now }) => {
    const rows = await listEarnings(db, store.id, after(now, -LONG));
    if (rows.length < LEAST) return [];
    const usual = median(rows.map(({ hourly }) => hourly));
    const unit = 10 ** minorDigits(store.currency);
    return rows
      .filter(({ hourly, price }) => price > 0 && hourly < usual * LOW)
      .flatMap(({ id, name, price, appointments, hourly, minutes }) => {
        // The price at which an hour of it would no longer be found here, in whole units of the currency.
        const suggested = Math.ceil((usual * LOW * minutes) / 60 / unit) * unit;
        // It was raised since.
        if (price >= suggested) return [];
        const facts = { id, name, appointments, hourly, usual, suggested };
        return [
          { about: id, severity: "note", samples: appointments, facts, gist: { id, suggested } } as const,
        ];
      });
  },
  say: ({ id, name, appointments, hourly, usual, suggested }, { store: { currency } }) => {
    const money = (amount: number) => moneyInWords({ amount: Math.round(amount), currency });
    return {
      title: t("{service} earns you {amount} an hour", { service: name, amount: money(hourly) }),
      why: t(
        "Your services usually earn {usual} an hour. Based on {count} appointments in the last 90 days, including the time kept free around them.",
        { usual: money(usual), count: appointments },
      ),
      evidence: [
        {
          endpoint: "appointments.list",
          input: { query: { status: "Completed", service_id: id } },
          page: `${pages.appointments}/completed?${new URLSearchParams({ service_id: id })}`,
        },
      ],
      proposal: {
        label: t("Change the price"),
        endpoint: "services.edit",
        input: { params: { id }, body: { price: { amount: suggested, currency } } },
      },
    };
  },
};
