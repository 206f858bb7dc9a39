// The questions of a service as the form holds them: the options of a choice are typed text, one per line.
import { type Question, questionKinds, SetQuestions } from "@solodesk/contract/catalog/services/questions.ts";
import { z } from "zod";

const WrittenQuestion = z.object({
  /** Empty for a new question. */
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  options: z.string(),
  required: z.boolean(),
});
export type WrittenQuestion = z.infer<typeof WrittenQuestion>;

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const writtenQuestions = z
  .array(WrittenQuestion)
  .transform(
    (questions): z.input<typeof SetQuestions> =>
      questions.map(({ id, options, ...question }) => ({
        ...question,
        ...(id !== "" && { id }),
        options: question.kind === "choice" ? linesOf(options) : [],
      })),
  )
  .pipe(SetQuestions);

export const newQuestion: WrittenQuestion = {
  id: "",
  label: "",
  kind: "text",
  options: "",
  required: false,
};

export const writtenQuestionsOf = (questions: readonly Question[]): WrittenQuestion[] =>
  questions.map(({ options, ...question }) => ({ ...question, options: options.join("\n") }));
