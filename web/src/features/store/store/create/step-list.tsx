import { t } from "@solodesk/contract/kernel/language/t.ts";
import { classes } from "#ui/look/classes.ts";
import { type CreateStoreStep, steps } from "./steps.ts";

interface StepListProps {
  current: CreateStoreStep;
  onStep: (step: CreateStoreStep) => void;
}

/** The three steps as a row of buttons. */
export const StepList = ({ current, onStep }: StepListProps) => (
  <ol aria-label={t("Steps||of a form")} className="grid grid-cols-3 gap-2">
    {steps.map((step, at) => {
      const isDone = at < steps.indexOf(current);
      const isCurrent = step === current;
      return (
        <li key={step.name} className="flex">
          <button
            type="button"
            aria-current={isCurrent ? "step" : undefined}
            onClick={() => onStep(step)}
            className={classes(
              "flex min-h-11 w-full items-start gap-2 border-t-2 pt-2 text-start text-sm",
              isCurrent ? "border-accent font-medium text-strong" : "text-faint hover:text-strong",
              !isCurrent && (isDone ? "border-edge" : "border-line"),
            )}
          >
            <span className="figures">{at + 1}</span>
            {t(step.title)}
          </button>
        </li>
      );
    })}
  </ol>
);
