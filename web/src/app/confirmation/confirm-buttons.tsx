import { Button } from "#ui/forms/button.tsx";

interface ConfirmButtonsProps {
  busy: boolean;
  onCancel: () => void;
}

export const ConfirmButtons = ({ busy, onCancel }: ConfirmButtonsProps) => (
  <div className="flex justify-end gap-2">
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" look="primary" busy={busy}>
      Confirm
    </Button>
  </div>
);
