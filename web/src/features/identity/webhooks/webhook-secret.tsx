import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ShownOnce } from "#features/identity/auth/shown-once.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <SecretContent secret={secret} />
  </Dialog>
);

export const SecretContent = ({ secret }: { secret: string }) => (
  <ShownOnce
    title={t("The secret of your webhook")}
    label={t("Secret")}
    hint={t(
      "Copy it now: we only show it once. With it your program checks that a request is from us (Standard Webhooks).",
    )}
    value={secret}
    copy={t("Copy secret")}
    copied={t("Secret copied")}
  />
);
