import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxExternalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { lazy, Suspense } from "react";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { AddExternalCalendar } from "./add/add-external-calendar.tsx";
import { useGoogleAnswer } from "./add/use-google-answer.ts";
import { ExternalCalendarRow } from "./external-calendar-row.tsx";
import { useExternalCalendars } from "./use-external-calendars.ts";

// Loaded on demand: nobody comes back from Google often.
const FinishGoogle = lazy(async () => ({
  default: (await import("./add/finish-google.tsx")).FinishGoogle,
}));

/** Other calendars: nobody can book their busy times, and some get the store's appointments. */
export function ExternalCalendarsSetting() {
  const { data, isError, isFetching, refetch } = useExternalCalendars();
  const zone = useDashboard()?.store_info?.timezone ?? viewerZone();
  const answer = useGoogleAnswer();
  const found = data?.data;
  return (
    <Setting
      name={t("Other calendars")}
      about={t(
        "While one of them is busy, nobody can book you on your store page. Some can show your appointments, too.",
      )}
      control={
        <>
          {isError && !found && (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              {t("They could not be loaded.")}
            </ErrorLine>
          )}
          {(found ? found.length < maxExternalCalendars : !isError) && (
            <AddExternalCalendar hasGoogle={data?.has_google ?? false} />
          )}
          {answer && (
            <Suspense>
              <FinishGoogle answer={answer} />
            </Suspense>
          )}
        </>
      }
    >
      {found && found.length > 0 && (
        <ul aria-label={t("Other calendars")} className="mt-3">
          {found.map((calendar) => (
            <ExternalCalendarRow key={calendar.id} calendar={calendar} zone={zone} />
          ))}
        </ul>
      )}
    </Setting>
  );
}
