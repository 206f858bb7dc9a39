import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { SpendEditor } from "./spend-editor.tsx";

interface SpendDialogProps {
  currency: string;
  /** The last day that can have cost anything yet, for a start. */
  today: string;
  onClose: () => void;
}

/** For what no file tells. */
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
