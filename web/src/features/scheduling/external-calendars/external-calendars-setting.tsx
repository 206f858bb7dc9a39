import { t } from "@solodesk/contract/kernel/language/t.ts";
import { externalCalendars, maxExternalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { AddExternalCalendar } from "./add-external-calendar.tsx";
import { ExternalCalendarRow } from "./external-calendar-row.tsx";

/** Other calendars whose busy times nobody can book. */
export function ExternalCalendarsSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(externalCalendars.list, {}), { quiet: true });
  const found = data?.data;
  return (
    <Setting
      name={t("Other calendars")}
      about={t("While one of them is busy, nobody can book you on your store page.")}
      control={
        <>
          {isError && !found && (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              {t("They could not be loaded.")}
            </ErrorLine>
          )}
          {(found ? found.length < maxExternalCalendars : !isError) && <AddExternalCalendar />}
        </>
      }
    >
      {found && found.length > 0 && (
        <ul aria-label={t("Other calendars")} className="mt-3">
          {found.map((calendar) => (
            <ExternalCalendarRow key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
    </Setting>
  );
}
