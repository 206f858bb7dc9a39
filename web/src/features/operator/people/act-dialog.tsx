import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type ReactNode, useId } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface ActDialogProps {
  title: string;
  /** What follows from it, before it is done. */
  description: string;
  yes: string;
  look?: "primary" | "danger";
  busy: boolean;
  /** Resolves to the answer, which closes the dialog, or to undefined if a field is wrong; rejects with the CallError, which has
   * been shown. */
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a small form about an account. It stays open if the server refuses. */
export function ActDialog(props: ActDialogProps) {
  const { title, description, yes, look = "primary", busy, onSubmit, onClose, children } = props;
  const form = useId();
  const submit = async () => {
    try {
      if ((await onSubmit()) !== undefined) onClose();
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        description={description}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={form} look={look} busy={busy}>
              {yes}
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="space-y-4 py-2"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {children}
        </form>
      </DialogContent>
    </Dialog>
  );
}
