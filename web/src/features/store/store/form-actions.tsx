import { Button } from "#ui/forms/button.tsx";
import { UploadWait } from "#ui/picture/upload-wait.tsx";
import { type CreateStoreStep, nextCreateStep, previousCreateStep } from "./create/steps.ts";

interface FormActionsProps {
  step: CreateStoreStep;
  isNew: boolean;
  hasChanges: boolean;
  isSaving: boolean;
  isUploading: boolean;
  onStep: (step: CreateStoreStep) => void;
  onDiscard: () => void;
}

/** A new store is created on the last step; an existing one can be saved on every step. */
export function FormActions(props: FormActionsProps) {
  const { step, isNew, hasChanges, isSaving, isUploading, onStep, onDiscard } = props;
  const before = previousCreateStep(step);
  const after = nextCreateStep(step);
  const canSave = !isNew || !after;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2 border-line border-t pt-5">
      {before && <Button onClick={() => onStep(before)}>Back</Button>}
      {!isNew && hasChanges && (
        <Button look="ghost" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {canSave && isUploading && <UploadWait />}
        {after && (
          // Enter in a field triggers the main button of the step.
          <Button
            type={canSave ? "button" : "submit"}
            onClick={canSave ? () => onStep(after) : undefined}
            look={isNew ? "primary" : "secondary"}
          >
            Next
          </Button>
        )}
        {canSave && (
          <Button
            type="submit"
            look="primary"
            busy={isSaving}
            disabled={isUploading || (!isNew && !hasChanges)}
          >
            {isNew ? "Create store" : "Save"}
          </Button>
        )}
      </div>
    </div>
  );
}
