import { maxQuestions, questionKinds } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type FieldErrors, type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import type { ServiceForm, ServiceValues } from "../service-form.ts";
import { questionKindNames } from "./question-kind-names.ts";
import { newQuestion, type WrittenQuestion } from "./written-questions.ts";

interface QuestionFieldsProps {
  form: UseFormReturn<ServiceForm, unknown, ServiceValues>;
}

/** Swaps the question at `nth` with the next one. */
const swapped = (list: readonly WrittenQuestion[], nth: number): WrittenQuestion[] => [
  ...list.slice(0, nth),
  ...list.slice(nth, nth + 2).toReversed(),
  ...list.slice(nth + 2),
];

/** The questions that customers answer when they book. */
export function QuestionFields({ form }: QuestionFieldsProps) {
  const { control, setValue, clearErrors } = form;
  const questions = useWatch({ control, name: "questions" });
  const { errors } = useFormState({ control });

  function set(changed: WrittenQuestion[]) {
    // Errors are keyed by index, and would move to another question.
    clearErrors("questions");
    setValue("questions", changed, { shouldDirty: true });
  }

  return (
    <fieldset className="space-y-4 border-line border-t pt-5">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Questions for customers")}
      </legend>
      <p className="clear-both text-faint text-sm">
        {t(
          "Customers answer these when they book. You'll see the answers in the appointment and in your emails.",
        )}
      </p>
      {questions.map((question, nth) => (
        <QuestionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are keyed by index too.
          key={nth}
          nth={nth}
          kind={question.kind}
          form={form}
          error={errors.questions?.[nth]}
          onUp={nth === 0 ? undefined : () => set(swapped(questions, nth - 1))}
          onDown={nth === questions.length - 1 ? undefined : () => set(swapped(questions, nth))}
          onRemove={() => set(questions.filter((_, at) => at !== nth))}
        />
      ))}
      {questions.length < maxQuestions && (
        <Button onClick={() => set([...questions, newQuestion])}>
          <Plus aria-hidden="true" />
          {t("Add question")}
        </Button>
      )}
    </fieldset>
  );
}

interface QuestionCardProps extends QuestionFieldsProps {
  /** From 0. */
  nth: number;
  kind: WrittenQuestion["kind"];
  error: NonNullable<FieldErrors<ServiceForm>["questions"]>[number];
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function QuestionCard({ nth, kind, form, error, onUp, onDown, onRemove }: QuestionCardProps) {
  const { register } = form;
  const name = t("Question {number}", { number: nth + 1 });
  return (
    <div role="group" aria-label={name} className="space-y-4 rounded-lg border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-medium text-sm text-strong">
          {name}
        </p>
        <div className="flex">
          <IconButton label={t("Move up||a question")} disabled={!onUp} onClick={onUp}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t("Move down||a question")} disabled={!onDown} onClick={onDown}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <IconButton label={t("Remove||a question")} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Field label={t("Question")} error={error?.label?.message}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...register(`questions.${nth}.label`)} />}
      </Field>
      <Field
        label={t("Type of answer")}
        hint={
          kind === "file" &&
          t("Customers send a picture (JPEG, PNG or WebP) or a PDF of up to 10 MB. Only you can open it.")
        }
        error={error?.kind?.message}
      >
        {(wiring) => (
          <Select {...wiring} {...register(`questions.${nth}.kind`)}>
            {questionKinds.map((one) => (
              <option key={one} value={one}>
                {t(questionKindNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "choice" && (
        <Field
          label={t("Options")}
          hint={t("One per line.")}
          error={error?.options?.message ?? firstOf(error?.options)}
        >
          {(wiring) => <Textarea rows={3} {...wiring} {...register(`questions.${nth}.options`)} />}
        </Field>
      )}
      <label className="flex min-h-6 items-center gap-2.5 text-base touch:min-h-11">
        <input type="checkbox" className="size-4 accent-accent" {...register(`questions.${nth}.required`)} />
        {t("Customers must answer this")}
      </label>
    </div>
  );
}

/** The error of one option, which has no field of its own. */
function firstOf(errors: unknown): string | undefined {
  const all: ({ message?: string } | undefined)[] = Array.isArray(errors) ? errors : [];
  const nth = all.findIndex(Boolean);
  const message = all[nth]?.message;
  return message === undefined ? undefined : t("Option {number}: {message}", { number: nth + 1, message });
}
