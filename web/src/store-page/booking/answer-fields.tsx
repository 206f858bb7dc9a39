import type { Question, QuestionKind } from "@solodesk/contract/catalog/services/questions.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Textarea } from "#ui/forms/textarea.tsx";
import { FileAnswer } from "./file-answer.tsx";
import type { FileQuestion } from "./send-answer-file.ts";

interface AnswerFieldsProps {
  questions: readonly Question[];
  /** Where files are sent to. */
  asked: Omit<FileQuestion, "question_id">;
  values: Partial<Record<string, string>>;
  register: (name: `answers.${string}`) => UseFormRegisterReturn;
  errors: Partial<Record<string, { message?: string | undefined }>> | undefined;
  /** For answers that aren't typed. */
  onAnswer: (name: `answers.${string}`, value: string) => void;
}

type Wiring = Parameters<Parameters<typeof Field>[0]["children"]>[0] & UseFormRegisterReturn;

const controls: Record<Exclude<QuestionKind, "file">, (wiring: Wiring, question: Question) => ReactNode> = {
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
export const AnswerFields = ({ questions, asked, values, register, errors, onAnswer }: AnswerFieldsProps) =>
  questions.map((question) => {
    const { id, label, kind, required } = question;
    const name = `answers.${id}` as const;
    const error = errors?.[id]?.message;
    if (kind === "file")
      return (
        <FileAnswer
          key={id}
          question={{ ...asked, question_id: id }}
          label={label}
          optional={!required}
          value={values[id] ?? ""}
          error={error}
          registered={register(name)}
          onChange={(value) => onAnswer(name, value)}
        />
      );
    return (
      <Field key={id} label={label} optional={!required} error={error}>
        {(wiring) => controls[kind]({ ...wiring, ...register(name) }, question)}
      </Field>
    );
  });
