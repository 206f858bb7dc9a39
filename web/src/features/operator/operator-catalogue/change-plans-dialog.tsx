import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorCatalogue, type PlanListChanges } from "@solodesk/contract/operator/operator-catalogue.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify } from "#kernel/page/notify.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { PlanDifferences } from "./plan-differences.tsx";

interface ChangePlansDialogProps {
  /** The plans as they are, as the text of a plan file. */
  written: string;
  revision: string;
  onClose: () => void;
}

/** Plans as text: written, tried, and only then put on sale. */
export function ChangePlansDialog({ written, revision, onClose }: ChangePlansDialogProps) {
  const [file, setFile] = useState(written);
  // The plans may be loaded again meanwhile, but the text began with these.
  const [begunWith] = useState(revision);
  const [changes, setChanges] = useState<PlanListChanges>();
  const preview = useSend(operatorCatalogue.applyPlans, { quiet: true });
  const apply = useSend(operatorCatalogue.applyPlans, { refresh: [operatorCatalogue.listPlans] });

  const show = async () => {
    try {
      setChanges((await preview.mutateAsync({ body: { file, revision: begunWith, dry_run: true } })).data);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  const save = async () => {
    try {
      const { message } = await apply.mutateAsync({ body: { file, revision: begunWith } });
      notify({ type: "success", title: message });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  const isEmpty = changes && changes.added.length + changes.changed.length + changes.withdrawn.length === 0;
  const footer = changes ? (
    <>
      <Button onClick={() => setChanges(undefined)}>{t("Back")}</Button>
      <Button look="primary" busy={apply.isPending} disabled={isEmpty === true} onClick={() => void save()}>
        {isEmpty ? t("Nothing changes") : t("Save the plans")}
      </Button>
    </>
  ) : (
    <>
      <DialogClose asChild>
        <Button>{t("Cancel")}</Button>
      </DialogClose>
      <Button look="primary" busy={preview.isPending} onClick={() => void show()}>
        {t("Show what changes")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={changes ? t("These plans change") : t("Change the plans")}
        description={
          changes
            ? t("Plans that were already bought stay as they are.")
            : t('Prices are amounts such as "9.00". You see what changes before anything is saved.')
        }
        width="wide"
        footer={footer}
      >
        {changes ? (
          <PlanDifferences changes={changes} />
        ) : (
          <Field
            label={t("Plans as JSON")}
            error={preview.error && (preview.error.fields["file"] ?? preview.error.message)}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                value={file}
                rows={16}
                dir="ltr"
                spellCheck={false}
                className="font-mono text-sm"
                onChange={({ target }) => setFile(target.value)}
              />
            )}
          </Field>
        )}
      </DialogContent>
    </Dialog>
  );
}
