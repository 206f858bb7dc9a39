import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { z } from "zod";
import { listCalendarsOf } from "#features/scheduling/external-calendars/list-sources.ts";
import type { Detector } from "../detector.ts";

const Facts = z.object({ id: z.string(), name: z.string(), isRefused: z.boolean() });

/** Calendars whose busy times may be out of date. */
export const calendarStale: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async (deps, { store }) => {
    const calendars = await listCalendarsOf(deps, store.id);
    return calendars
      .filter(({ state }) => state === "stale" || state === "refused")
      .map(({ id, name, state }) => ({
        about: id,
        severity: "urgent",
        samples: 1,
        facts: { id, name, isRefused: state === "refused" },
      }));
  },
  say: ({ name, isRefused }) => ({
    title: t("{calendar} is out of date", { calendar: name }),
    why: isRefused
      ? t(
          "It no longer accepts your login. Until you connect it again, customers can book times when you're busy.",
        )
      : t("It hasn't synced for more than a day, so customers can book times when you're busy."),
    evidence: [{ endpoint: "externalCalendars.list", input: {}, page: pages.storeSettings }],
  }),
};
