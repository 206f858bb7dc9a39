import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type FormEvent, useId } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { AddressStep } from "./address-step.tsx";
import { ChoiceStep } from "./choice-step.tsx";
import type { GoogleReturn } from "./google-answer.ts";
import { GoogleStep } from "./google-step.tsx";
import { KindStep } from "./kind-step.tsx";
import { LoginStep } from "./login-step.tsx";
import { type Adding, type AddingStep, useAdding } from "./use-adding.ts";

interface AddCalendarDialogProps {
  open: boolean;
  /** Calendars at Google can be connected here. */
  hasGoogle: boolean;
  /** With which the seller comes back from Google. */
  answer?: GoogleReturn;
  onClose: () => void;
}

/** Adds a calendar by its address, or one of an account after signing in there. */
export const AddCalendarDialog = ({ open, ...props }: AddCalendarDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Add {...props} />}
  </Dialog>
);

function Add({ hasGoogle, answer, onClose }: Omit<AddCalendarDialogProps, "open">) {
  const adding = useAdding(onClose, answer);
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
        <KindStep hasGoogle={hasGoogle} onChoose={adding.setStep} />
      ) : (
        <form id={form} noValidate className="space-y-5 pb-1" onSubmit={submit}>
          {step === "address" && <AddressStep form={adding.address} />}
          {step === "login" && <LoginStep adding={adding} />}
          {step === "google" && <GoogleStep adding={adding} />}
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
    case "google":
      return {
        title: t("Connect Google Calendar"),
        description: t("We only read and keep when it is busy: no titles, places or guests."),
      };
    case "choice":
      return { title: t("Choose a calendar") };
  }
}

function submitOf(adding: Adding) {
  const { step, submitAddress, submitLogin, submitGoogle, submitChoice, submitAgain, calendars } = adding;
  switch (step) {
    case "address":
      return submitAddress;
    case "google":
      return submitGoogle;
    case "choice":
      return calendars.length > 0 ? submitChoice : submitAgain;
    case "kind":
    case "login":
      return submitLogin;
  }
}

function yesOf({ step, google }: Adding): string {
  if (step === "google") return google.error === undefined ? t("Continue to Google") : t("Start again");
  return step === "login" ? t("Continue") : t("Add calendar");
}

interface FootProps {
  adding: Adding;
  /** The id of the form. */
  form: string;
  /** The account has no calendars. */
  isEmpty: boolean;
}

function Foot({ adding, form, isEmpty }: FootProps) {
  const { step, setStep, accountStep, isPending } = adding;
  if (step === "kind")
    return (
      <DialogClose asChild>
        <Button>{t("Cancel")}</Button>
      </DialogClose>
    );
  return (
    <>
      <Button disabled={isPending} onClick={() => setStep(step === "choice" ? accountStep : "kind")}>
        {t("Back")}
      </Button>
      <Button type="submit" form={form} look="primary" busy={isPending}>
        {isEmpty ? t("Try again") : yesOf(adding)}
      </Button>
    </>
  );
}
