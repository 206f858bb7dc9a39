import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { RefreshCw } from "lucide-react";
import { lazy, Suspense } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { factsOf, lookOf, troublesOf } from "./calendar-words.ts";
import { ConnectAgain } from "./connect-again.tsx";
import { EditExternalCalendar, EnterPassword } from "./edit-external-calendar.tsx";
import { RemoveExternalCalendar } from "./remove-external-calendar.tsx";
import { useSyncNow } from "./use-sync-now.ts";

// Loaded on demand: there are rarely any.
const ConflictList = lazy(async () => ({
  default: (await import("../calendar-copies/conflict-list.tsx")).ConflictList,
}));

interface ExternalCalendarRowProps {
  calendar: ExternalCalendar;
  /** The store's time zone. */
  zone: string;
}

/** One of the other calendars, with its state and what the seller must decide. */
export function ExternalCalendarRow({ calendar, zone }: ExternalCalendarRowProps) {
  const { id, name, provider, state } = calendar;
  const { sync, follow, isPending } = useSyncNow();
  const { tone, name: stateName } = lookOf(calendar);
  return (
    <li className="space-y-1 border-line border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-medium text-strong">{name}</span>
          <Badge tone={tone}>{t(stateName)}</Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          {state === "refused" && provider === "google" && <ConnectAgain calendar={calendar} />}
          {state === "refused" && provider !== "google" && (
            <EnterPassword calendar={calendar} onSaved={follow} />
          )}
          {state !== "refused" && (
            <Button
              size="sm"
              busy={isPending || state === "syncing"}
              aria-label={t("Sync now: {calendar}", { calendar: name })}
              onClick={() => sync(id)}
            >
              <RefreshCw aria-hidden="true" />
              {t("Sync now||verb, a calendar")}
            </Button>
          )}
          <EditExternalCalendar calendar={calendar} />
          <RemoveExternalCalendar calendar={calendar} />
        </div>
      </div>
      <p className="break-words text-faint text-sm">{factsOf(calendar).join(" · ")}</p>
      {troublesOf(calendar).map((sentence) => (
        <p key={sentence} className="break-words text-body text-sm">
          {sentence}
        </p>
      ))}
      {calendar.conflicts.length > 0 && (
        <Suspense>
          <ConflictList calendar={calendar} zone={zone} />
        </Suspense>
      )}
    </li>
  );
}
