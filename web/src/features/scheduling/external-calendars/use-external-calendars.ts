import {
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useEffect, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { refreshed } from "#kernel/api/refreshed.ts";

/** Milliseconds between two reads while a calendar is read for the first time. */
const SOON = 2000;
/** Milliseconds until that is no longer waited for. The calendar may be large, or its server slow. */
const PATIENCE = 90_000;

const isSyncing = ({ state }: ExternalCalendar): boolean => state === "syncing";

/** The other calendars; read again every few seconds while one of them is new. */
export function useExternalCalendars() {
  const [isLate, setLate] = useState(false);
  const read = useRead(readOf(externalCalendars.list, {}), {
    quiet: true,
    pollAfter: ({ data }) => !isLate && data.some(isSyncing) && SOON,
  });
  const isWaiting = read.data?.data.some(isSyncing) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
      // Its busy times are here now.
      refreshed([externalCalendars.listBusy]);
    };
  }, [isWaiting]);
  return read;
}
