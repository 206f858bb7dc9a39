import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";

/** Tells what became of it: a calendar that could not be read is an answer too. */
export function useReadSource() {
  const { mutateAsync, isPending } = useSend(externalCalendars.read, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
  });
  const read = (id: string) =>
    mutateAsync({ params: { id } }).then(
      ({ data: { name, error } }) =>
        error === null
          ? notify({ type: "success", title: `${name} was read` })
          : notify({ type: "warning", title: `${name} could not be read`, description: error }),
      // Shown already.
      () => undefined,
    );
  return { read: (id: string) => void read(id), isPending };
}
