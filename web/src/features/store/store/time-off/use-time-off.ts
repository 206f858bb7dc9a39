import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import { notify } from "#kernel/page/notify.ts";
import type { StoreForm } from "../store-form.ts";
import {
  addTimeOff,
  isSameTimeOff,
  isSound,
  removeTimeOff,
  restoreTimeOff,
  setTimeOff,
  timeOffOf,
  withFirstDay,
} from "./time-off-editing.ts";
import { timeOffInWords } from "./time-off-in-words.ts";
import { type OpenTimeOff, timeOffInOrder } from "./time-off-order.ts";

type Hours = StoreForm["hours"];

interface Wanted {
  hours: Hours;
  onChange: (hours: Hours) => void;
  /** Returns the present hours; used by the toast's Undo, which may be clicked later. */
  latest: () => Hours;
  today: string;
}

interface Open extends OpenTimeOff {
  /** The entry as typed. If the form holds another value at `at`, it was reset, and this entry is closed. */
  typed: TimeOff;
  /** Errors show once the user has tried to finish the entry. */
  isChecked?: boolean;
}

/** Focus targets, as selectors within the box. */
const firstField = "input";
const mistake = "[aria-invalid]";
export const addButton = "add";
const button = (name: string | number) => `[data-time-off="${name}"]`;

/** The list of time off. One entry is open at a time, and typing changes the form at once. */
export function useTimeOff({ hours, onChange, latest, today }: Wanted) {
  const all = timeOffOf(hours);
  const [kept, setOpen] = useState<Open>();
  const [unfolded, setShowsPast] = useState(false);
  const box = useRef<HTMLElement>(null);
  const focus = useFocusAfter(box);

  const current = kept && all[kept.at];
  const open = current && isSameTimeOff(current, kept.typed) ? kept : halfTyped(all);
  const { upcoming, past } = timeOffInOrder(all, today, open);
  const showsPast = unfolded || past.some(({ at }) => at === open?.at);

  const show = (next: Open | undefined, target: string) => {
    setOpen(next);
    focus(target);
  };
  /** Returns whether no entry is incomplete; an incomplete one stays open and shows its errors. */
  const settle = (): boolean => {
    const off = open && all[open.at];
    if (!off || isSound(off)) return true;
    show({ ...open, isChecked: true }, mistake);
    return false;
  };
  const close = () => {
    if (!open || !settle()) return;
    if ((all[open.at]?.to ?? today) < today) setShowsPast(true);
    show(undefined, button(open.at));
  };
  const cancel = () => {
    if (!open) return;
    onChange(open.was ? setTimeOff(hours, open.at, open.was) : removeTimeOff(hours, open.at));
    show(undefined, button(open.was ? open.at : addButton));
  };
  const remove = (at: number) => {
    const off = all[at];
    if (!off || !settle()) return;
    const shown = showsPast ? [...upcoming, ...past] : upcoming;
    const place = shown.findIndex((one) => one.at === at);
    const next = shown[place + 1] ?? shown[place - 1];
    onChange(removeTimeOff(hours, at));
    show(undefined, button(next ? next.at - (next.at > at ? 1 : 0) : addButton));
    notify({
      type: "success",
      title: t("Time off removed"),
      description: timeOffInWords(off),
      action: { label: t("Undo"), onPress: () => onChange(restoreTimeOff(latest(), off)) },
    });
  };
  return {
    box,
    upcoming,
    past,
    open,
    showsPast,
    setShowsPast,
    settle,
    close,
    cancel,
    remove,
    add: () => {
      if (!settle()) return;
      const typed = { from: "", to: "", reason: "" };
      onChange(addTimeOff(hours, typed));
      show({ at: all.length, typed }, firstField);
    },
    edit: (at: number) => {
      const was = all[at];
      if (was && settle()) show({ at, was, typed: was }, firstField);
    },
    change: (at: number, changes: Partial<TimeOff>) => {
      const off = all[at];
      if (!off) return;
      const { from, ...others } = changes;
      const typed = { ...(from === undefined ? off : withFirstDay(off, from)), ...others };
      onChange(setTimeOff(hours, at, typed));
      setOpen({ ...open, at, typed });
    },
  };
}

export type TimeOffList = ReturnType<typeof useTimeOff>;

/** Returns an incomplete entry of an earlier visit, so that it is open again. */
function halfTyped(all: readonly TimeOff[]): Open | undefined {
  const at = all.findIndex((off) => !isSound(off));
  const typed = all[at];
  return typed && { at, typed };
}

/** Returns a function that focuses the element of a selector after the next render. */
function useFocusAfter(box: RefObject<HTMLElement | null>): (target: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (target) => {
    wanted.current = target;
  };
}
