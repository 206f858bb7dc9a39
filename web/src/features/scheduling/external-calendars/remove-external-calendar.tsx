import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Question } from "#ui/overlays/question.tsx";

const useRemoveExternalCalendar = () =>
  useSend(externalCalendars.remove, { refresh: [externalCalendars.list, externalCalendars.listBusy] });

function consequenceOf({ provider, direction, state }: ExternalCalendar): string {
  if (direction === "read")
    return t(
      "Customers can book you at its busy times again right away. The calendar itself stays as it is.",
    );
  if (state === "refused" && provider === "google")
    return t(
      "Customers can book you at its busy times again right away. The appointments that we wrote into it stay there, because Google doesn't let us in. Connect it again first to have them taken out.",
    );
  return state === "refused"
    ? t(
        "Customers can book you at its busy times again right away. The appointments that we wrote into it stay there, because we can't sign in. Enter a new password first to have them taken out.",
      )
    : t(
        "Customers can book you at its busy times again right away. The appointments that we wrote into it are taken out. Other events stay.",
      );
}

/** Asks first: its busy times can be booked again right away. */
export function RemoveExternalCalendar({ calendar }: { calendar: ExternalCalendar }) {
  const { id, name } = calendar;
  const { mutate, isPending } = useRemoveExternalCalendar();
  return (
    <Question
      title={t("Remove {name}?", { name })}
      text={consequenceOf(calendar)}
      yes={t("Remove")}
      onYes={() => mutate({ params: { id } })}
    >
      <Button size="sm" look="ghost" busy={isPending} aria-label={t("Remove {name}", { name })}>
        {t("Remove")}
      </Button>
    </Question>
  );
}
