import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ExaminationLine, maintenance } from "@solodesk/contract/operator/maintenance.ts";
import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import { CheckOutcome } from "#features/account/store-test/check-outcome.tsx";
import { useFollowed } from "#kernel/api/use-followed.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";

const followed = { endpoint: maintenance.examine, line: ExaminationLine, input: { body: {} } };

/** Each check of the installation, as it comes. What was found is in English, as the log is. */
export function Examination() {
  const { lines: checks, ended, again } = useFollowed(followed);
  return (
    <section aria-label={t("Checks")}>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <p role="status" className="flex items-center gap-3 font-medium text-strong">
          {ended === undefined && <Spinner className="text-faint" />}
          {ended === undefined
            ? t("{count, plural, =0 {Checking…} one {Checking… # done} other {Checking… # done}}", {
                count: checks.length,
              })
            : ended === "done" && conclusionOf(checks)}
        </p>
        <Button busy={ended === undefined} onClick={again}>
          {t("Check again")}
        </Button>
      </div>
      <ol className="border-line border-t">
        {checks.map(({ key, title, outcome, detail, fix }) => (
          <CheckOutcome key={key} outcome={outcome} title={title} lang="en">
            <p lang="en" className="break-words text-body">
              {detail} {fix && <span className="text-strong">{fix}</span>}
            </p>
          </CheckOutcome>
        ))}
      </ol>
      {ended !== undefined && ended !== "done" && (
        <ErrorLine onRetry={again} className="mt-3">
          {ended.failure}
        </ErrorLine>
      )}
    </section>
  );
}

function conclusionOf(checks: readonly InstallationCheck[]): string {
  const count = checks.filter(({ outcome }) => outcome === "failed").length;
  if (count === 0) return t("Nothing is wrong.");
  return t("{count, plural, one {# thing needs} other {# things need}} your attention.", { count });
}
