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
      title="Add spend"
      description="What a campaign cost in all on these days. It is spread evenly over them."
    >
      <SpendEditor currency={currency} today={today} onDone={onClose} />
    </DialogContent>
  </Dialog>
);
