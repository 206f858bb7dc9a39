import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useState } from "react";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";

/** Milliseconds before each look at whether a calendar has been synced. Together about half a minute. */
const LOOKS = [400, 600, 1000, ...Array.from({ length: 14 }, () => 2000)];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Changes with every attempt that has news. */
const attemptOf = ({ last_synced_at, state, error }: ExternalCalendar): string =>
  JSON.stringify([last_synced_at, state, error]);

/** Waits for the job that syncs a calendar. Undefined if it takes long, or the calendar is gone. */
async function afterSync(before: ExternalCalendar): Promise<ExternalCalendar | undefined> {
  for (const look of LOOKS) {
    await pause(look);
    const { data } = await call(externalCalendars.list, {});
    const calendar = data.find(({ id }) => id === before.id);
    if (!calendar) return undefined;
    if (attemptOf(calendar) !== attemptOf(before)) return calendar;
  }
  return undefined;
}

/** A calendar that can't be read is still a success, with `error`. */
function tell(before: ExternalCalendar, after: ExternalCalendar | undefined): void {
  const { name: calendar } = before;
  if (!after)
    notify({
      type: "info",
      title: t("{calendar} takes longer than usual", { calendar }),
      description: t("It's still being synced. Look here again in a few minutes."),
    });
  else if (after.error === null)
    notify({ type: "success", title: t("{calendar} is up to date", { calendar }) });
  else
    notify({
      type: "warning",
      title: t("{calendar} could not be synced", { calendar }),
      description: after.error,
    });
}

/** Syncs a calendar now, waits until that is done, and tells the result. */
export function useSyncNow() {
  const { mutateAsync } = useSend(externalCalendars.read);
  const [isPending, setPending] = useState(false);
  const untilDone = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await work();
    } catch (refusal) {
      // The error has been shown.
      if (!(refusal instanceof CallError)) throw refusal;
    } finally {
      refreshed([externalCalendars.list, externalCalendars.listBusy]);
      setPending(false);
    }
  };
  const sync = (id: string) =>
    untilDone(async () => {
      const { data } = await mutateAsync({ params: { id } });
      tell(data, data.provider !== "ics" ? await afterSync(data) : data);
    });
  /** For a sync that has been started by something else. */
  const follow = (calendar: ExternalCalendar) =>
    untilDone(async () => tell(calendar, await afterSync(calendar)));
  return {
    sync: (id: string) => void sync(id),
    follow: (calendar: ExternalCalendar) => void follow(calendar),
    isPending,
  };
}
