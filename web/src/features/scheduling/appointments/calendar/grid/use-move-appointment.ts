import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Slot } from "@solodesk/contract/kernel/slot.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { type CalendarEntry, calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { isUnderWay, oneAfterAnother } from "#kernel/api/one-after-another.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { now } from "#kernel/time/clock.ts";
import { dayWithin, hoursInWords } from "#kernel/time/time-in-words.ts";
import { withWarnings } from "../../add/booking-warnings.ts";
import { appointmentName } from "../../appointment-name.ts";
import { changedByAppointments } from "../../changed-by-appointments.ts";

type Known = Answer<typeof calendar.list>;

/** Returns the entry at another time, with the same free time before and after it. */
export function movedTo(entry: CalendarEntry, { starts_at, ends_at }: Slot): CalendarEntry {
  const before = Date.parse(entry.starts_at) - Date.parse(entry.busy_from);
  const buffer = Date.parse(entry.busy_until) - Date.parse(entry.ends_at);
  return {
    ...entry,
    starts_at,
    ends_at,
    busy_from: new Date(Date.parse(starts_at) - before).toISOString(),
    busy_until: new Date(Date.parse(ends_at) + buffer).toISOString(),
  };
}

const every = { queryKey: [calendar.list.path] };

export type Move = (entry: CalendarEntry, to: Slot) => Promise<void>;

/** Moves an appointment: shown at once, put back if the server refuses, undone from its toast. */
export function useMoveAppointment(zone: string): Move {
  const client = useQueryClient();
  const { mutateAsync } = useSend(appointments.edit, { quiet: true });
  // A second move may be sent before the calendar knows the version that the first one created.
  const versions = useRef(new Map<string, number>());

  const show = (id: string, change: (entry: CalendarEntry) => CalendarEntry) =>
    client.setQueriesData<Known>(every, (known) =>
      known ? { ...known, data: known.data.map((one) => (one.id === id ? change(one) : one)) } : known,
    );

  const send = (entry: CalendarEntry, { starts_at, ends_at }: Slot) =>
    oneAfterAnother(entry.id, async () => {
      const version = Math.max(entry.version, versions.current.get(entry.id) ?? 0);
      const body = { starts_at, ends_at, version };
      const answer = await mutateAsync({ params: { id: entry.id }, body });
      versions.current.set(entry.id, answer.data.version);
      return answer;
    });

  const move = async (entry: CalendarEntry, to: Slot, isBack = false): Promise<void> => {
    // A response from before this change must not overwrite it.
    await client.cancelQueries(every);
    show(entry.id, (one) => movedTo(one, to));
    try {
      const { data, ...saved } = await send(entry, to);
      show(entry.id, (one) => ({ ...one, version: data.version }));
      const day = dayWithin(zone, data.starts_at, now());
      const time = t("{day}, {time}", { day, time: hoursInWords(zone, data) });
      notify({
        type: "success",
        title: isBack ? t("Back to {time}", { time }) : t("Moved to {time}", { time }),
        description: withWarnings(appointmentName(data.title, data.customer.name), saved),
        action: {
          label: t("Undo"),
          onPress: () => void move({ ...movedTo(entry, data), version: data.version }, entry, true),
        },
      });
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
      if (!isUnderWay(entry.id)) show(entry.id, (one) => movedTo(one, entry));
      notifyOf(refusal);
    } finally {
      if (!isUnderWay(entry.id)) refreshed(changedByAppointments);
    }
  };
  return move;
}
