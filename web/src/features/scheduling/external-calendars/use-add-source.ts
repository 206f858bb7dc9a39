import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** The form shows a refusal itself. */
export const useAddSource = () =>
  useSend(externalCalendars.add, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
    quiet: true,
  });
