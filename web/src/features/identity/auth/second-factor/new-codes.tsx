import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { Question } from "#ui/overlays/question.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const useRenewCodes = () => useSend(secondFactor.renewCodes, { refresh: [secondFactor.get] });

/** Makes new recovery codes for a user who has lost them or used most of them. */
export function NewCodes() {
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutateAsync, isPending } = useRenewCodes();
  const make = async () => {
    try {
      setCodes((await mutateAsync({})).data.recoveryCodes);
    } catch (refusal) {
      // A toast has reported it.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <>
      <Question
        title={t("Make new recovery codes?")}
        text={t("The codes you have now stop working.")}
        yes={t("Make new codes")}
        onYes={() => void make()}
      >
        <Button size="sm" busy={isPending}>
          {t("New recovery codes")}
        </Button>
      </Question>
      {codes && (
        <Dialog open onOpenChange={() => setCodes(undefined)}>
          <DialogContent title={t("Your new recovery codes")} persistent>
            <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
