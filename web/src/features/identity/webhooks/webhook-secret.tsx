import { t } from "@solodesk/contract/kernel/language/t.ts";
import { copyText } from "#kernel/files/copy-text.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";

export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <SecretContent secret={secret} />
  </Dialog>
);

/** A secret is shown only this once. */
export const SecretContent = ({ secret }: { secret: string }) => (
  <DialogContent
    title={t("The secret of your webhook")}
    persistent
    footer={
      <>
        <DialogClose asChild>
          <Button>{t("Done||close a dialog")}</Button>
        </DialogClose>
        <Button look="primary" onClick={() => void copyText(secret, t("Secret copied"))}>
          {t("Copy secret")}
        </Button>
      </>
    }
  >
    <Field
      label={t("Secret")}
      hint={t(
        "Copy it now: we only show it once. With it your program checks that a request is from us (Standard Webhooks).",
      )}
    >
      {(wiring) => (
        <Input
          {...wiring}
          readOnly
          dir="ltr"
          value={secret}
          className="font-mono"
          onFocus={({ target }) => target.select()}
        />
      )}
    </Field>
  </DialogContent>
);
