import { t } from "@solodesk/contract/kernel/language/t.ts";
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
      {before && <Button onClick={() => onStep(before)}>{t("Back||to the previous step")}</Button>}
      {!isNew && hasChanges && (
        <Button look="ghost" onClick={onDiscard}>
          {t("Discard changes")}
        </Button>
      )}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {canSave && isUploading && <UploadWait />}
        {after && (
          // Enter in a field triggers the main button of the step.
          <Button
            type={canSave ? "button" : "submit"}
            onClick={canSave ? () => onStep(after) : undefined}
            look={isNew ? "primary" : "secondary"}
          >
            {t("Next||to the next step")}
          </Button>
        )}
        {canSave && (
          <Button
            type="submit"
            look="primary"
            busy={isSaving}
            disabled={isUploading || (!isNew && !hasChanges)}
          >
            {isNew ? t("Create store") : t("Save")}
          </Button>
        )}
      </div>
    </div>
  );
}
