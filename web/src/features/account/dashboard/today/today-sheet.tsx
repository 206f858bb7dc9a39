import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CloudOff } from "lucide-react";
import { useConnection } from "#kernel/api/connection.ts";
import { now } from "#kernel/time/clock.ts";
import { momentWithin } from "#kernel/time/time-in-words.ts";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Tasks } from "./tasks.tsx";
import type { useToday } from "./today-read.ts";
import { UpNext } from "./up-next.tsx";
import { WeekPictures } from "./week-pictures.tsx";

interface TodaySheetProps {
  reading: ReturnType<typeof useToday>;
  /** The store's time zone. */
  zone: string;
}

/** The seller's day: who comes next, what waits, and how the week stands. */
export function TodaySheet({ reading: { data, isError, isFetching, refetch }, zone }: TodaySheetProps) {
  if (!data && isError)
    return (
      <ErrorLine className="border-line border-y py-4" busy={isFetching} onRetry={() => void refetch()}>
        {t("Your day could not be loaded. Nothing was changed.")}
      </ErrorLine>
    );
  // Home waits for it.
  if (!data) return null;
  const today = data.data;
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <ConnectionNote at={today.at} zone={zone} />
      <div className="min-w-0 space-y-8">
        <UpNext today={today} zone={zone} />
        <Tasks today={today} zone={zone} />
      </div>
      <div className="grid min-w-0 content-start gap-x-10 gap-y-8 md:max-xl:grid-cols-2">
        <WeekPictures today={today} />
      </div>
    </div>
  );
}

/** Says how old the sheet is while it can't be read again. */
function ConnectionNote({ at, zone }: { at: string; zone: string }) {
  const isOffline = useConnection() === "offline";
  return (
    <p role="status" className="col-span-full flex items-center gap-2 text-waiting empty:hidden">
      {isOffline && (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {t("Can't connect. Last updated {time}.", { time: momentWithin(zone, at, now()) })}
        </>
      )}
    </p>
  );
}
