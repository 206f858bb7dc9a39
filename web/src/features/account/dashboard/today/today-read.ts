import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";

export const todayRead = () =>
  readOf(dashboard.getToday, { query: { week_start: weekStartOf(readerLanguage()) } });

/** Read again each minute: on a counter, the screen stays open all day. */
export const useToday = () => useRead(todayRead(), { quiet: true, pollAfter: () => MINUTE });
