import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { BookingContact } from "@solodesk/contract/store/store/booking-contact.ts";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import type { FileQuestion } from "./send-answer-file.ts";
import { type BookingDetails, type FinishedDetails, keepDetails } from "./typed-details.ts";

interface BookingDetailsFieldsProps {
  form: UseFormReturn<BookingDetails, unknown, FinishedDetails>;
  contact: BookingContact;
  questions: readonly Question[];
  /** Where the files among the answers are sent to. */
  asked: Omit<FileQuestion, "question_id">;
}

/** The fields of a booking. Contact fields that the store does not ask for are marked "Optional". */
export function BookingDetailsFields({ form, contact, questions, asked }: BookingDetailsFieldsProps) {
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
      <AnswerFields
        questions={questions}
        asked={asked}
        values={form.getValues("answers")}
        register={register}
        errors={errors.answers}
        onAnswer={(name, value) => {
          form.setValue(name, value, { shouldDirty: true });
          form.clearErrors(name);
          keepDetails(form.getValues());
        }}
      />
      <Field label={t("Notes")} optional error={errors.notes?.message}>
        {(wiring) => <Textarea rows={3} {...wiring} {...register("notes")} />}
      </Field>
    </div>
  );
}
