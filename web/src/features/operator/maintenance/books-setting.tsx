import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type BookClaim, BooksLine, maintenance } from "@solodesk/contract/operator/maintenance.ts";
import { type ReactNode, useState } from "react";
import { CheckOutcome } from "#features/account/store-test/check-outcome.tsx";
import { useFollowed } from "#kernel/api/use-followed.ts";
import { Button } from "#ui/forms/button.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";

const followed = { endpoint: maintenance.checkBooks, line: BooksLine, input: { body: {} } };

/** Checks every claim about the books; a large ledger takes minutes, so it starts on demand. */
export function BooksSetting() {
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun) return <CheckedBooks />;
  return <Books control={<Button onClick={() => setBegun(true)}>{t("Check the books")}</Button>} />;
}

const Books = ({ control, children }: { control: ReactNode; children?: ReactNode }) => (
  <Setting
    name={t("Books")}
    about={t(
      "Every balance, order, payment and withdrawal is compared with the ledger. Large books take a few minutes.",
    )}
    control={control}
  >
    {children}
  </Setting>
);

function CheckedBooks() {
  const { lines: claims, ended, again } = useFollowed(followed);
  const wrong = claims.filter(({ faults }) => faults.length > 0);
  return (
    <Books
      control={
        <Button busy={ended === undefined} onClick={again}>
          {t("Check the books")}
        </Button>
      }
    >
      <p role="status" className="mt-3 flex items-center gap-3 pb-2 text-strong">
        {ended === undefined && <Spinner className="text-faint" />}
        {t("{count, plural, one {# claim checked} other {# claims checked}}", { count: claims.length })}
        {ended === "done" && wrong.length === 0 && ` · ${t("The books balance.")}`}
        {wrong.length > 0 &&
          ` · ${t("{count, plural, one {# is wrong} other {# are wrong}}", { count: wrong.length })}`}
      </p>
      {wrong.length > 0 && (
        <ol className="border-line border-t">
          {wrong.map((claim) => (
            <CheckOutcome key={claim.claim} outcome="failed" title={claim.claim} lang="en">
              <Faults claim={claim} />
            </CheckOutcome>
          ))}
        </ol>
      )}
      {ended !== undefined && ended !== "done" && <ErrorLine onRetry={again}>{ended.failure}</ErrorLine>}
    </Books>
  );
}

const Faults = ({ claim: { faults, of, counted } }: { claim: BookClaim }) => (
  <>
    <p lang="en" className="text-faint text-sm">
      {of}: {numberFormat().format(counted)}
    </p>
    <ul lang="en" className="break-words text-body text-sm">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  </>
);
