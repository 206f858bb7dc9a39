import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type FormEvent, useId } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { AddressStep } from "./address-step.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import { KindStep } from "./kind-step.tsx";
import { LoginStep } from "./login-step.tsx";
import { type Adding, type AddingStep, useAdding } from "./use-adding.ts";

interface AddCalendarDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a calendar by its address, or one of an account after signing in there. */
export const AddCalendarDialog = ({ open, onClose }: AddCalendarDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
    {open && <Add onClose={onClose} />}
  </Dialog>
);

function Add({ onClose }: { onClose: () => void }) {
  const adding = useAdding(onClose);
  const { step } = adding;
  const form = useId();
  const isEmpty = step === "choice" && adding.calendars.length === 0;
  const submit = (event: FormEvent) => {
    // React events bubble from a dialog to its parents: the event must not reach another form.
    event.stopPropagation();
    void submitOf(adding)(event);
  };
  return (
    <DialogContent {...wordsOf(step)} footer={<Foot adding={adding} form={form} isEmpty={isEmpty} />}>
      {step === "kind" ? (
        <KindStep onChoose={adding.setStep} />
      ) : (
        <form id={form} noValidate className="space-y-5 pb-1" onSubmit={submit}>
          {step === "address" && <AddressStep form={adding.address} />}
          {step === "login" && <LoginStep adding={adding} />}
          {step === "choice" && <ChoiceStep adding={adding} />}
        </form>
      )}
    </DialogContent>
  );
}

function wordsOf(step: AddingStep): { title: string; description?: string } {
  switch (step) {
    case "kind":
      return { title: t("Add another calendar") };
    case "address":
      return {
        title: t("Add a calendar address"),
        description: t("We only read and keep when it is busy: no titles, places or guests."),
      };
    case "login":
      return {
        title: t("Sign in to your calendar account"),
        description: t("We keep the password encrypted, and use it only for the calendar that you add."),
      };
    case "choice":
      return { title: t("Choose a calendar") };
  }
}

function submitOf({ step, submitAddress, submitLogin, submitChoice, calendars }: Adding) {
  if (step === "address") return submitAddress;
  return step === "choice" && calendars.length > 0 ? submitChoice : submitLogin;
}

interface FootProps {
  adding: Adding;
  /** The id of the form. */
  form: string;
  /** The account has no calendars. */
  isEmpty: boolean;
}

function Foot({ adding: { step, setStep, isPending }, form, isEmpty }: FootProps) {
  if (step === "kind")
    return (
      <DialogClose asChild>
        <Button>{t("Cancel")}</Button>
      </DialogClose>
    );
  const yes = step === "login" ? t("Continue") : t("Add calendar");
  return (
    <>
      <Button disabled={isPending} onClick={() => setStep(step === "choice" ? "login" : "kind")}>
        {t("Back")}
      </Button>
      <Button type="submit" form={form} look="primary" busy={isPending}>
        {isEmpty ? t("Try again") : yes}
      </Button>
    </>
  );
}
