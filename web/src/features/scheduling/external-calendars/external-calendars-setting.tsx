import { externalCalendars, maxExternalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { AddSource } from "./add-source.tsx";
import { SourceRow } from "./source-row.tsx";

/** Other calendars whose busy times nobody can book. */
export function SourcesSetting() {
  const { data, isError, isFetching, refetch } = useRead(readOf(externalCalendars.list, {}), { quiet: true });
  const found = data?.data;
  return (
    <Setting
      name="Other calendars"
      about="While one of them is busy, nobody can book you on your store page."
      control={
        <>
          {isError && !found && (
            <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
              They could not be loaded.
            </ErrorLine>
          )}
          {(found ? found.length < maxExternalCalendars : !isError) && <AddSource />}
        </>
      }
    >
      {found && found.length > 0 && (
        <ul aria-label="Other calendars" className="mt-3">
          {found.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
    </Setting>
  );
}
