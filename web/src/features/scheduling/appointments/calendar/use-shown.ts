import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { useMedia } from "#ui/layout/use-media.ts";
import { type Shown, shownIn, showsBusy, usualView, type View } from "./calendar-view.ts";

export interface ShownPart extends Shown {
  today: string;
  isPhone: boolean;
  withCancelled: boolean;
  /** Whether busy times of other calendars are shown. */
  withBusy: boolean;
  show: (part: Partial<Shown>) => void;
  setCancelled: (isShown: boolean) => void;
  setBusy: (isShown: boolean) => void;
}

/** The part of the calendar that the URL names. Defaults are left out of the URL. */
export function useShown(zone: string): ShownPart {
  const [today] = useState(() => dayIn(zone, now()));
  const isPhone = !useMedia("(min-width: 768px)");
  const [query, setQuery] = useSearchParams();
  const shown = shownIn(query, today, isPhone);
  const put = (changes: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...shown,
    today,
    isPhone,
    withCancelled: query.get("cancelled") === "shown",
    withBusy: showsBusy(query),
    show: ({ view = shown.view, day = shown.day }) =>
      put({
        view: view === usualView(isPhone) ? undefined : view,
        date: day === today ? undefined : day,
      }),
    setCancelled: (isShown) => put({ cancelled: isShown ? "shown" : undefined }),
    setBusy: (isShown) => put({ busy: isShown ? undefined : "hidden" }),
  };
}

/** The views, most used first: on a phone that is the day. */
export const viewOptions = (isPhone: boolean): { value: View; label: string }[] => {
  const options = [
    { value: "month", label: t("Month||view of the calendar") },
    { value: "week", label: t("Week||view of the calendar") },
    { value: "day", label: t("Day||view of the calendar") },
    { value: "agenda", label: t("Agenda") },
  ] as const;
  const [month, week, day, agenda] = options;
  return isPhone ? [day, agenda, week, month] : [...options];
};
