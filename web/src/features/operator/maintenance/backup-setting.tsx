import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type BackupState, maintenance } from "@solodesk/contract/operator/maintenance.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { sizeInWords } from "#kernel/text/size-in-words.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";

/** Milliseconds between two looks at a backup that is being made. */
const SOON = 3000;

const useBackups = () =>
  useRead(readOf(maintenance.getBackups, {}), {
    quiet: true,
    pollAfter: ({ data }) => (data.running ? SOON : false),
  });
const useMakeBackup = () => useSend(maintenance.makeBackup, { refresh: [maintenance.getBackups] });

/** How the backups go, and a button to make one now. */
export function BackupSetting() {
  const { data, isError, isFetching, refetch } = useBackups();
  const make = useMakeBackup();
  const state = data?.data;
  return (
    <Setting
      name={t("Backups")}
      about={t("Each backup is restored once to prove it. With BACKUP_TO, the server makes one every night.")}
      control={
        <Button
          busy={make.isPending || state?.running === true}
          disabled={!state || state.unavailable !== null}
          onClick={() => make.mutate({})}
        >
          {t("Back up now")}
        </Button>
      }
    >
      <div className="mt-3 min-h-6">
        {state && <State state={state} />}
        {!state && !isError && <Skeleton className="h-5 w-56" />}
        {isError && !state && (
          <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
            {t("This setting could not be loaded.")}
          </ErrorLine>
        )}
      </div>
    </Setting>
  );
}

function State({ state: { running, failure, proved, unavailable, place, keep } }: { state: BackupState }) {
  if (unavailable !== null)
    return (
      <p lang="en" className="break-words text-body">
        {unavailable}
      </p>
    );
  return (
    <div className="space-y-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
        {running ? (
          <Badge tone="waiting">{t("Being made||a backup")}</Badge>
        ) : failure === null ? (
          proved && <Badge tone="good">{t("Proved||a backup")}</Badge>
        ) : (
          <Badge tone="wrong">{t("Failed||a backup")}</Badge>
        )}
        <span className="figures">
          {proved
            ? t("Last one {when}, {size}", { when: shortMoment(proved.at), size: sizeInWords(proved.size) })
            : t("There is none yet.")}
        </span>
      </p>
      {failure !== null && !running && (
        <p lang="en" className="break-words text-wrong">
          {failure}
        </p>
      )}
      <p className="break-words text-faint text-sm">
        {t("{count, plural, one {The last one is} other {The last # are}} kept in {place}", {
          count: keep,
          place: place ?? "",
        })}
      </p>
    </div>
  );
}
