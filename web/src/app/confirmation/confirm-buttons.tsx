import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";

interface ConfirmButtonsProps {
  busy: boolean;
  onCancel: () => void;
}

export const ConfirmButtons = ({ busy, onCancel }: ConfirmButtonsProps) => (
  <div className="flex justify-end gap-2">
    <Button onClick={onCancel}>{t("Cancel")}</Button>
    <Button type="submit" look="primary" busy={busy}>
      {t("Confirm||verb, on a button")}
    </Button>
  </div>
);
