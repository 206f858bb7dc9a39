import { type StoreTestStep, storeTestSteps } from "@solodesk/contract/account/store-test.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Spinner } from "#ui/layout/spinner.tsx";
import { classes } from "#ui/look/classes.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { useStoreTest } from "./use-store-test.ts";

/** What a robot visitor finds in the store, step by step. */
export function TestStoreDialog({ onClose }: { onClose: () => void }) {
  const { steps, ended, again } = useStoreTest();
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

const looks: Record<StoreTestStep["outcome"], { Icon: typeof CircleCheck; look: string; name: Message }> = {
  passed: { Icon: CircleCheck, look: "text-good", name: msg("Works||a step of a test") },
  failed: { Icon: TriangleAlert, look: "text-wrong", name: msg("Needs your attention||a step of a test") },
  skipped: { Icon: CircleDashed, look: "text-faint", name: msg("Not tested||a step of a test") },
};

function StepRow({
  step: { title, detail, outcome, fix },
  onLeave,
}: {
  step: StoreTestStep;
  onLeave: () => void;
}) {
  const { Icon, look, name } = looks[outcome];
  return (
    <li className="flex gap-3 border-line border-b py-3">
      <Icon aria-hidden="true" className={classes("mt-0.5 size-5 shrink-0", look)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium text-strong">
            <span className="sr-only">{t(name)}: </span>
            {title}
          </p>
          <p className="break-words text-body">{detail}</p>
        </div>
        {fix && (
          <Button asChild size="sm">
            <Link to={fix.page} onClick={onLeave}>
              {fix.label}
            </Link>
          </Button>
        )}
      </div>
    </li>
  );
}
