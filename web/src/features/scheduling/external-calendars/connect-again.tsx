import { t } from "@solodesk/contract/kernel/language/t.ts";
import { googleCalendars } from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { leaveFor } from "#kernel/page/leave-for.ts";
import { Button } from "#ui/forms/button.tsx";

/** Leaves for Google, which asks for the permission anew. */
export function ConnectAgain({ calendar: { id, name } }: { calendar: ExternalCalendar }) {
  const { mutateAsync, isPending } = useSend(googleCalendars.connect);
  const leave = async () => {
    try {
      const { data } = await mutateAsync({ body: { calendar_id: id } });
      leaveFor(data.address);
    } catch (refusal) {
      // The error has been shown.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={t("Connect again: {calendar}", { calendar: name })}
      onClick={() => void leave()}
    >
      {t("Connect again")}
    </Button>
  );
}
