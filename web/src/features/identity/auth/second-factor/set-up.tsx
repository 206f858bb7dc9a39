import { type Enrolment, secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogContent } from "#ui/overlays/dialog.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const useEnrol = () => useSend(secondFactor.enrol);

type Step = { name: "app"; enrolment: Enrolment } | { name: "codes"; codes: readonly string[] };

/** First the app, then the recovery codes, which stay visible although `isOffered` is false by then. */
export function SetUp({ isOffered }: { isOffered: boolean }) {
  const [step, setStep] = useState<Step>();
  const { mutateAsync, isPending } = useEnrol();
  const begin = async () => {
    try {
      setStep({ name: "app", enrolment: (await mutateAsync({})).data });
    } catch (refusal) {
      // A toast has reported it.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  const close = () => setStep(undefined);
  return (
    <>
      {isOffered && (
        <Button busy={isPending} onClick={() => void begin()}>
          {t("Set up||verb, on a button")}
        </Button>
      )}
      {step && (
        <Dialog open onOpenChange={close}>
          {step.name === "app" ? (
            <DialogContent
              title={t("Set up your authenticator app")}
              description={t(
                "Scan this with an app such as Aegis, 1Password or Google Authenticator, and enter the code it shows.",
              )}
            >
              <EnrolForm enrolment={step.enrolment} onDone={(codes) => setStep({ name: "codes", codes })} />
            </DialogContent>
          ) : (
            <DialogContent
              title={t("Two-step sign-in is on")}
              description={t("Now save your recovery codes.")}
              persistent
            >
              <RecoveryCodes codes={step.codes} onDone={close} />
            </DialogContent>
          )}
        </Dialog>
      )}
    </>
  );
}
