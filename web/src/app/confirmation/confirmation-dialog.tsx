import { auth } from "@solodesk/contract/identity/auth.ts";
import type { ConfirmationWay } from "@solodesk/contract/kernel/errors.ts";
import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import { CodeField } from "#features/identity/auth/code-field.tsx";
import { GoogleMark } from "#features/identity/auth/google/google-mark.tsx";
import { useAskGoogle } from "#features/identity/auth/google/use-ask-google.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { confirmation } from "#kernel/session/confirmation.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { useOneField } from "#ui/forms/use-one-field.ts";
import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { ConfirmButtons } from "./confirm-buttons.tsx";
import { ConfirmByPassword } from "./confirm-by-password.tsx";

function ConfirmByCode({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const { mutateAsync, isPending } = useSend(auth.confirm, { quiet: true });
  const { ref, value, setValue, clear, refused, missing, onSubmit } = useOneField({
    missing: t("Enter the code."),
    send: (code) => mutateAsync({ body: { code } }),
    onDone: () => onDone(true),
  });
  return (
    <form onSubmit={onSubmit} noValidate className="space-y-5 pb-4">
      <CodeField
        ref={ref}
        value={value}
        onChange={setValue}
        onTurn={clear}
        error={missing ?? refused?.fields["code"] ?? refused?.message}
      />
      <ConfirmButtons busy={isPending} onCancel={() => onDone(false)} />
    </form>
  );
}

const asks: Record<ConfirmationWay, Message> = {
  password: msg("Enter your password again. We won't ask for another five minutes."),
  code: msg("Enter a code again. We won't ask for another five minutes."),
  google: msg("Confirm with Google, then do this again. We won't ask for another five minutes."),
};
const noWay = msg("Your account has no password yet. Log out and use “Forgot password?” to set one.");

/** Asks users to prove who they are before an action that a stolen session must not perform. */
export function ConfirmationDialog() {
  const question = useStore(confirmation);
  if (question === null) return null;
  const { ways, answer } = question;
  const [first] = ways;
  return (
    <Dialog open onOpenChange={() => answer(false)}>
      <DialogContent title={t("Confirm it is you")} description={t(first ? asks[first] : noWay)}>
        {ways.includes("code") && <ConfirmByCode onDone={answer} />}
        {ways.includes("password") && <ConfirmByPassword onDone={answer} />}
        {ways.includes("google") && <ConfirmByGoogle isOnly={ways.length === 1} />}
      </DialogContent>
    </Dialog>
  );
}

/** Leaves this page and drops the action that was about to run. */
function ConfirmByGoogle({ isOnly }: { isOnly: boolean }): ReactNode {
  const { isLeaving, ask } = useAskGoogle();
  return (
    <div className="pb-4">
      <Button
        look={isOnly ? "primary" : "secondary"}
        busy={isLeaving}
        onClick={() => void ask("confirm")}
        className="w-full"
      >
        <GoogleMark />
        {t("Confirm with Google")}
      </Button>
    </div>
  );
}
