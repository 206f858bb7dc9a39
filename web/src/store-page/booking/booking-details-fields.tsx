import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { BookingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import type { BookingDetails, FinishedDetails } from "./typed-details.ts";

interface BookingDetailsFieldsProps {
  form: UseFormReturn<BookingDetails, unknown, FinishedDetails>;
  contact: BookingContact;
  questions: readonly Question[];
}

/** The fields of a booking. Contact fields that the store does not ask for are marked "Optional". */
export function BookingDetailsFields({ form, contact, questions }: BookingDetailsFieldsProps) {
  const { control, register } = form;
  const { errors } = useFormState({ control });
  return (
    <div className="space-y-5">
      <Field label={t("Your name")} error={errors.customer?.name?.message}>
        {(wiring) => (
          <Input autoComplete="name" className="h-11" {...wiring} {...register("customer.name")} />
        )}
      </Field>
      <Field
        label={t("Email")}
        optional={contact === "phone"}
        error={errors.customer?.email?.message}
        hint={
          contact === "either"
            ? t("Enter your email or your phone number, so that the store can reach you.")
            : t("We'll send your confirmation here.")
        }
      >
        {(wiring) => (
          <Input
            type="email"
            autoComplete="email"
            className="h-11"
            {...wiring}
            {...register("customer.email")}
          />
        )}
      </Field>
      <Field label={t("Phone")} optional={contact === "email"} error={errors.customer?.phone?.message}>
        {(wiring) => (
          <Input type="tel" autoComplete="tel" className="h-11" {...wiring} {...register("customer.phone")} />
        )}
      </Field>
      <AnswerFields questions={questions} register={register} errors={errors.answers} />
      <Field label={t("Notes")} optional error={errors.notes?.message}>
        {(wiring) => <Textarea rows={3} {...wiring} {...register("notes")} />}
      </Field>
    </div>
  );
}
