import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useFormState } from "react-hook-form";
import { sentence } from "#kernel/text/sentence.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { OrContact } from "../../sections/or-contact.tsx";
import type { StartedBooking } from "../start-booking.ts";
import { keepDetails, typedDetails } from "../typed-details.ts";
import { type FinishedWaitDetails, WaitDetails } from "./wait-details.ts";

interface WaitFormProps {
  booking: StartedBooking;
  /** In the store's time zone. */
  day: string;
}

const names = ["customer.name", "customer.email", "notes"] as const;

/** Starts with what the visitor typed into an earlier booking during this page view. */
const typedSoFar = (): WaitDetails => {
  const { customer, notes } = typedDetails();
  return { customer: { name: customer.name, email: customer.email ?? "" }, notes: notes ?? "" };
};

export function WaitForm({ booking, day }: WaitFormProps) {
  const form = useContractForm(WaitDetails, typedSoFar());
  const { isSubmitting, errors } = useFormState({ control: form.control });

  async function send(details: FinishedWaitDetails) {
    const refusal = await booking.wait(day, details);
    if (!refusal || refusal.code === "day_not_full") return;
    showRefusal(form, refusal, names);
    if (refusal.code !== "network") return;
    const message = t("{problem} Nothing you typed is lost: check your connection and try again.", {
      problem: sentence(refusal.message),
    });
    form.setError("root", { message });
  }
  function keep() {
    const { customer, notes } = form.getValues();
    keepDetails({ customer: { ...typedDetails().customer, ...customer }, notes: notes ?? "" });
  }

  return (
    <form
      noValidate
      aria-label={t("Wait for a time")}
      // React's onChange runs after the field's own handler; `onInput` would run before.
      onChange={keep}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="space-y-4 pb-1"
    >
      <Field label={t("Your name")} error={errors.customer?.name?.message}>
        {(wiring) => (
          <Input autoComplete="name" className="h-11" {...wiring} {...form.register("customer.name")} />
        )}
      </Field>
      <Field label={t("Email")} error={errors.customer?.email?.message}>
        {(wiring) => (
          <Input
            type="email"
            autoComplete="email"
            className="h-11"
            {...wiring}
            {...form.register("customer.email")}
          />
        )}
      </Field>
      <Field label={t("Notes")} optional error={errors.notes?.message}>
        {(wiring) => <Textarea rows={2} {...wiring} {...form.register("notes")} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <OrContact
        shop={booking.shop}
        code={errors.root?.type}
        subject={t("Booking: {service}", { service: booking.service.name })}
      />
      <Button type="submit" look="primary" className="h-12 w-full text-md" busy={isSubmitting}>
        {t("Tell me when a time is free")}
      </Button>
    </form>
  );
}
