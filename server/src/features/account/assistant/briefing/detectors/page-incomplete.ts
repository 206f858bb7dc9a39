import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { z } from "zod";
import type { Detector } from "../detector.ts";

const faults = ["unpublished", "closed", "plain"] as const;
const Facts = z.object({ fault: z.enum(faults) });
type Fault = (typeof faults)[number];

const hasFault: Record<Fault, (store: Store) => boolean> = {
  unpublished: ({ published }) => !published,
  closed: ({ hours }) => weekdays.every((day) => hours[day].length === 0),
  plain: ({ logo_url, banner_url }) => logo_url === null && banner_url === null,
};

const words: Record<Fault, { title: Message; why: Message }> = {
  unpublished: {
    title: msg("Your store page isn't published"),
    why: msg("Nobody can book or buy there until you publish it."),
  },
  closed: {
    title: msg("Your store has no opening hours"),
    why: msg("Customers can only book times within your opening hours."),
  },
  plain: {
    title: msg("Your store page has no picture"),
    why: msg("A logo or a banner shows visitors that they are in the right place."),
  },
};

/** What is missing of the store page. */
export const pageIncomplete: Detector<z.infer<typeof Facts>> = {
  isTrend: false,
  facts: Facts,
  find: async (_deps, { store }) =>
    faults
      .filter((fault) => hasFault[fault](store))
      .map((fault) => ({
        about: fault,
        severity: fault === "plain" ? "note" : "important",
        samples: 1,
        facts: { fault },
      })),
  say: ({ fault }) => ({
    title: t(words[fault].title),
    why: t(words[fault].why),
    evidence: [{ endpoint: "dashboard.get", input: {}, page: pages.storeSettings }],
  }),
};
