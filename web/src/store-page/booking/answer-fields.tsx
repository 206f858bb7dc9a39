import type { Question, QuestionKind } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";

interface AnswerFieldsProps {
  questions: readonly Question[];
  register: (name: `answers.${string}`) => UseFormRegisterReturn;
  errors: Partial<Record<string, { message?: string | undefined }>> | undefined;
}

type Wiring = Parameters<Parameters<typeof Field>[0]["children"]>[0] & UseFormRegisterReturn;

const controls: Record<QuestionKind, (wiring: Wiring, question: Question) => ReactNode> = {
  text: (wiring) => <Input className="h-11" {...wiring} />,
  long_text: (wiring) => <Textarea rows={3} {...wiring} />,
  choice: (wiring, { options }) => (
    <Select {...wiring}>
      <option value="">{t("Choose an answer")}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  ),
  yes_no: (wiring) => (
    <Select {...wiring}>
      <option value="">{t("Choose an answer")}</option>
      <option value="yes">{t("Yes")}</option>
      <option value="no">{t("No")}</option>
    </Select>
  ),
};

/** The questions of a service. */
export const AnswerFields = ({ questions, register, errors }: AnswerFieldsProps) =>
  questions.map((question) => (
    <Field
      key={question.id}
      label={question.label}
      optional={!question.required}
      error={errors?.[question.id]?.message}
    >
      {(wiring) => controls[question.kind]({ ...wiring, ...register(`answers.${question.id}`) }, question)}
    </Field>
  ));
