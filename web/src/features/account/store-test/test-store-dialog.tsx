import {
  StoreTestLine,
  type StoreTestStep,
  storeTest,
  storeTestSteps,
} from "@solodesk/contract/account/store-test.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link } from "react-router";
import { useFollowed } from "#kernel/api/use-followed.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { CheckOutcome } from "./check-outcome.tsx";

const followed = { endpoint: storeTest.follow, line: StoreTestLine, input: { body: {} } };

/** What a robot visitor finds in the store, step by step. */
export function TestStoreDialog({ onClose }: { onClose: () => void }) {
  const { lines: steps, ended, again } = useFollowed(followed);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        width="wide"
        title={t("Test my store")}
        description={t("Nothing we try is kept, and nobody is emailed.")}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Close||a dialog")}</Button>
            </DialogClose>
            <Button look="primary" busy={!ended} onClick={again}>
              {t("Test again")}
            </Button>
          </>
        }
      >
        <div className="pb-1">
          <p role="status" className="pb-3 font-medium text-strong">
            {ended === undefined ? (
              <span className="flex items-center gap-3">
                <Spinner className="text-faint" />
                {t("Testing: {done} of {total}", { done: steps.length, total: storeTestSteps.length })}
              </span>
            ) : (
              ended === "done" && conclusionOf(steps)
            )}
          </p>
          <ol className="border-line border-t">
            {steps.map((step) => (
              <StepRow key={step.key} step={step} onLeave={onClose} />
            ))}
          </ol>
          {ended !== undefined && ended !== "done" && (
            <ErrorLine onRetry={again} className="mt-3">
              {ended.failure}
            </ErrorLine>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function conclusionOf(steps: readonly StoreTestStep[]): string {
  const count = steps.filter(({ outcome }) => outcome === "failed").length;
  if (count === 0) return t("Everything works. Your store is ready for customers.");
  return t("{count, plural, one {# thing needs} other {# things need}} your attention.", { count });
}

const StepRow = ({
  step: { title, detail, outcome, fix },
  onLeave,
}: {
  step: StoreTestStep;
  onLeave: () => void;
}) => (
  <CheckOutcome
    outcome={outcome}
    title={title}
    action={
      fix && (
        <Button asChild size="sm">
          <Link to={fix.page} onClick={onLeave}>
            {fix.label}
          </Link>
        </Button>
      )
    }
  >
    <p className="break-words text-body">{detail}</p>
  </CheckOutcome>
);
