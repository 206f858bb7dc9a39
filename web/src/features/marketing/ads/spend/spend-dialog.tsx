import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { SpendEditor } from "./spend-editor.tsx";

interface SpendDialogProps {
  currency: string;
  /** Today, the last day that can have spend; the form starts with it. */
  today: string;
  onClose: () => void;
}

/** Adds spend by hand, for campaigns without a report. */
export const SpendDialog = ({ currency, today, onClose }: SpendDialogProps) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogContent
      title={t("Add spend")}
      description={t("What a campaign cost on these days. We spread the total evenly over them.")}
    >
      <SpendEditor currency={currency} today={today} onDone={onClose} />
    </DialogContent>
  </Dialog>
);
