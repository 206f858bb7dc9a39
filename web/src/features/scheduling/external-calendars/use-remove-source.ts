import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRemoveSource = () =>
  useSend(externalCalendars.remove, { refresh: [externalCalendars.list, externalCalendars.listBusy] });
