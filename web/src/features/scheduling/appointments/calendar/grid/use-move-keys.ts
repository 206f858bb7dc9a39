// Moves an appointment by keyboard: each key press moves it on screen, and a pause saves it.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, instantOf, MINUTE, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { type KeyboardEvent, useRef, useState } from "react";
import { arrowKeyRead } from "#kernel/page/direction.ts";
import { now } from "#kernel/time/clock.ts";
import { dayInWords, dayWithin, hoursInWords } from "#kernel/time/time-in-words.ts";
import { useDelayed } from "#ui/layout/use-delayed.ts";
import type { CalendarBlock } from "../calendar-blocks.ts";
import { holdsTime, moveRefusalOf } from "../drawer/overlap.ts";
import { type Move, movedTo } from "./use-move-appointment.ts";

interface MoveKeys {
  entries: readonly CalendarBlock[];
  zone: string;
  /** Minutes per key press; undefined in a month, which moves by days and weeks. */
  step: number | undefined;
  move: Move;
}

/** Milliseconds. Long enough to press again, short enough that the user still expects the save. */
const pause = 1500;

interface Draft {
  entry: CalendarBlock;
  to: Slot;
}

/** Returns by how many milliseconds of local time a key moves an appointment, or its end only. */
function shiftOf(
  { key, shiftKey }: KeyboardEvent,
  step: number | undefined,
): { by: number; end: boolean } | undefined {
  const upright = step === undefined ? 7 * DAY : step * MINUTE;
  if (shiftKey && step === undefined) return undefined;
  if (key === "ArrowUp") return { by: -upright, end: shiftKey };
  if (key === "ArrowDown") return { by: upright, end: shiftKey };
  if (shiftKey) return undefined;
  const towards = arrowKeyRead(key);
  if (towards === "ArrowLeft") return { by: -DAY, end: false };
  if (towards === "ArrowRight") return { by: DAY, end: false };
  return undefined;
}

/** Shifts in the store's local time: across a clock change an appointment keeps its hour and its length. */
export function shifted(
  zone: string,
  { starts_at, ends_at }: Slot,
  by: number,
  end: boolean,
): Slot | undefined {
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (end) return to + by > from ? { starts_at, ends_at: new Date(to + by).toISOString() } : undefined;
  const start = instantOf(zone, wallOf(zone, from) + by);
  return { starts_at: new Date(start).toISOString(), ends_at: new Date(start + to - from).toISOString() };
}

/** Returns the id of the focused appointment; the library's focusable element wraps ours. */
function appointmentIn(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || target.role !== "button") return undefined;
  return target.querySelector<HTMLElement>(":scope [data-appointment]")?.dataset["appointment"];
}

export function useMoveKeys({ entries, zone, step, move }: MoveKeys) {
  const [draft, setDraft] = useState<Draft>();
  const [said, setSaid] = useState("");
  const focused = useRef<string>(undefined);
  const wordsOf = (to: Slot, dayOf = dayInWords) =>
    t("{day}, {time}", { day: dayOf(zone, to.starts_at, now()), time: hoursInWords(zone, to) });
  const refusal = draft && moveRefusalOf(entries, draft.entry, draft.to, now());

  const settle = (wanted: Draft | undefined): void => {
    if (!wanted) return;
    const refused = moveRefusalOf(entries, wanted.entry, wanted.to, now());
    setDraft((current) => (current === wanted ? undefined : current));
    setSaid(
      refused === undefined
        ? t("Saved: {time}.||when an appointment is", { time: wordsOf(wanted.to, dayWithin) })
        : `${refused} ${t("It is back where it was.")}`,
    );
    if (refused === undefined) void move(wanted.entry, wanted.to);
  };
  const settleLater = useDelayed(settle, pause);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const id = appointmentIn(event.target);
    const entry = entries.find((one) => one.id === id);
    if (!entry) return;
    if (draft && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      event.stopPropagation();
      settleLater(undefined);
      if (event.key === "Enter") return settle(draft);
      setDraft(undefined);
      return setSaid(t("Back where it was."));
    }
    const shift = event.altKey ? shiftOf(event, step) : undefined;
    if (!shift) return;
    // Browsers navigate the history with Alt and arrow keys.
    event.preventDefault();
    event.stopPropagation();
    if (entry.isSession) return setSaid(t("This is a session. Open it to move one customer at a time."));
    if (!holdsTime(entry))
      return setSaid(
        t(
          "{status, select, Completed {It is completed and can't be moved.} Cancelled {It is cancelled and can't be moved.} other {It is a no-show and can't be moved.}}",
          { status: entry.status },
        ),
      );
    const from = draft?.entry.id === entry.id ? draft.to : entry;
    const to = shifted(zone, from, shift.by, shift.end);
    if (!to) return;
    const next = { entry, to };
    const refused = moveRefusalOf(entries, entry, to, now());
    setDraft(next);
    setSaid(`${wordsOf(to)}. ${refused ?? t("Enter saves, Escape puts it back.")}`);
    settleLater(next);
  };

  return {
    /** The entries, with the one being moved at its new time. */
    entries: draft
      ? entries.map((one) => (one.id === draft.entry.id ? movedTo(one, draft.to) : one))
      : entries,
    movedId: draft?.entry.id,
    refusal,
    said,
    handlers: {
      onKeyDownCapture: press,
      onFocus: ({ target }: { target: EventTarget }) => {
        focused.current = appointmentIn(target);
      },
    },
    /** A moved appointment is drawn again as a new element; this restores its focus. */
    keepFocus: (id: string, element: HTMLElement) => {
      if (focused.current === id && document.activeElement === document.body)
        element.focus({ preventScroll: true });
    },
  };
}
