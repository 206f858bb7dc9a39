import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdImport } from "@solodesk/contract/marketing/ads.ts";
import { useRead } from "#kernel/api/query.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { platformName } from "../ad-words.ts";
import { adImportsRead } from "../ads-read.ts";
import { useUndoImport } from "./use-undo-import.ts";

const useImports = () => useRead(adImportsRead(), { quiet: true });

/** The last imported reports; each import can be undone. */
export function Imports({ zone = viewerZone() }: { zone: string | undefined }) {
  const { data, isError, isFetching, refetch } = useImports();
  if (isError && !data)
    return (
      <ErrorLine busy={isFetching} onRetry={() => void refetch()}>
        {t("Your imports could not be loaded.")}
      </ErrorLine>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-label={t("Imports||of files")}>
      <SectionHead title={t("Imports||of files")} count={data.pagination.total} />
      <ul className="border-line border-t">
        {data.data.map((one) => (
          <ImportRow key={one.id} of={one} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

function ImportRow({ of, zone }: { of: AdImport; zone: string }) {
  const undo = useUndoImport();
  const { id, file_name, platform, rows, imported, at, undone_at } = of;
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2">
      <div className="min-w-0">
        <p className="truncate text-strong">{file_name}</p>
        <p className="figures text-faint text-sm">
          {platformName(platform)}, <Moment instant={at} zone={zone} within />.{" "}
          {imported === rows
            ? t("{rows, plural, one {# new row} other {# new rows}}", { rows })
            : t("{imported} of {rows, plural, one {# row} other {# rows}} new", {
                imported: numberFormat().format(imported),
                rows,
              })}
        </p>
      </div>
      {undone_at === null ? (
        <Question
          title={t("Undo {file}?", { file: file_name })}
          text={t(
            "This removes what the import added, its campaigns and their matches with links too, and restores what it replaced. You can import the file again.",
          )}
          yes={t("Undo import")}
          onYes={() => undo.mutate({ params: { id } })}
        >
          <Button size="sm" busy={undo.isPending}>
            {t("Undo")}
          </Button>
        </Question>
      ) : (
        <span className="text-faint text-sm">{t("Undone||of an import")}</span>
      )}
    </li>
  );
}
