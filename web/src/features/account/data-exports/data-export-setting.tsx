import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { CopyState } from "./copy-state.tsx";

const dataExportsRead = () => readOf(dataExports.list, {});

/** Milliseconds between two requests while a copy is being made. */
const SOON = 1000;

/** Fetches the copies, and polls while one is being made. */
const useDataExports = () =>
  useRead(dataExportsRead(), {
    quiet: true,
    pollAfter: ({ data }) =>
      data.some(({ status }) => status === "queued" || status === "running") ? SOON : false,
  });

const useCreateDataExport = () => useSend(dataExports.create, { refresh: [dataExports.list] });

/** Exports a copy of all data of the account. */
export function DataExportSetting() {
  const { data, isError, isFetching, refetch } = useDataExports();
  const { mutate, isPending } = useCreateDataExport();
  const newest = data?.data[0];
  const isMaking = newest?.status === "queued" || newest?.status === "running";
  return (
    <Setting
      name={t("Export my data")}
      about={t(
        "Everything about your account and store in one zip file: JSON for programs, CSV for spreadsheets.",
      )}
      control={
        <Button busy={isPending} disabled={!data || isMaking} onClick={() => mutate({})}>
          {t("Export my data")}
        </Button>
      }
    >
      {!data && !isError && <Skeleton className="mt-4 h-5 w-64" />}
      {isError && !data && (
        <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="mt-3">
          {t("Earlier copies could not be loaded.")}
        </ErrorLine>
      )}
      {newest && <CopyState copy={newest} />}
    </Setting>
  );
}
