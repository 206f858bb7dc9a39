import { t } from "@solodesk/contract/kernel/language/t.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

interface ShownOnceProps {
  title: string;
  label: string;
  hint: string;
  value: string;
  /** What the button that copies it says. */
  copy: string;
  /** Said once it is copied. */
  copied: string;
}

/** The content of a dialog with a token or secret that can't be shown again. */
export const ShownOnce = ({ title, label, hint, value, copy, copied }: ShownOnceProps) => (
  <DialogContent
    title={title}
    persistent
    footer={
      <>
        <DialogClose asChild>
          <Button>{t("Done||close a dialog")}</Button>
        </DialogClose>
        <Button look="primary" onClick={() => void copyText(value, copied)}>
          {copy}
        </Button>
      </>
    }
  >
    <Field label={label} hint={hint}>
      {(wiring) => (
        <Input
          {...wiring}
          readOnly
          dir="ltr"
          value={value}
          className="font-mono"
          onFocus={({ target }) => target.select()}
        />
      )}
    </Field>
  </DialogContent>
);
