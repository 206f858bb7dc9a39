import { Button } from "#ui/button.tsx";
import { nextStep, previousStep, type Step } from "./steps.ts";

interface FormActionsProps {
  step: Step;
  isNew: boolean;
  hasChanges: boolean;
  isSaving: boolean;
  onStep: (step: Step) => void;
  onDiscard: () => void;
}

/** A new store is made at the end; an existing one can be saved from every step. */
export function FormActions({ step, isNew, hasChanges, isSaving, onStep, onDiscard }: FormActionsProps) {
  const before = previousStep(step);
  const after = nextStep(step);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2 border-line border-t pt-5">
      {before && <Button onClick={() => onStep(before)}>Back</Button>}
      {!isNew && hasChanges && (
        <Button look="ghost" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <div className="ml-auto flex gap-2">
        {after && (
          <Button look={isNew ? "primary" : "secondary"} onClick={() => onStep(after)}>
            Next
          </Button>
        )}
        {(!isNew || !after) && (
          <Button type="submit" look="primary" busy={isSaving} disabled={!isNew && !hasChanges}>
            {isNew ? "Create store" : "Save"}
          </Button>
        )}
      </div>
    </div>
  );
}
