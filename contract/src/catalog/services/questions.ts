// What a service asks of customers who book it.

import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { msg, t } from "../../kernel/language/t.ts";
import { line } from "../../kernel/text.ts";

export const questionKinds = ["text", "long_text", "choice", "yes_no", "file"] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const maxQuestions = 10;
export const maxOptions = 20;

const kind = z.enum(questionKinds);

export const Question = z.object({
  id: Id,
  label: z.string(),
  kind,
  /** The options of a choice; empty for the other kinds. */
  options: z.array(z.string()),
  required: z.boolean(),
});
export type Question = z.infer<typeof Question>;

const Options = z
  .array(line(100, 1, msg("Enter the option, or remove it.")))
  .max(maxOptions, { error: () => t("Use at most {count} options.", { count: maxOptions }) })
  .refine((options) => new Set(options).size === options.length, {
    error: () => t("List each option only once."),
  });

export const SetQuestion = z
  .strictObject({
    /** The id of the saved question that this one changes; absent for a new one. */
    id: Id.optional(),
    label: line(200, 1, msg("Enter the question.")),
    kind,
    options: Options.default([]),
    required: z.boolean().default(false),
  })
  .refine((question) => question.kind !== "choice" || question.options.length >= 2, {
    error: () => t("Enter at least two options."),
    path: ["options"],
  });
export type SetQuestion = z.infer<typeof SetQuestion>;

export const SetQuestions = z
  .array(SetQuestion)
  .max(maxQuestions, { error: () => t("Ask at most {count} questions.", { count: maxQuestions }) })
  .refine(
    (questions) => {
      const ids = questions.flatMap(({ id }) => id ?? []);
      return new Set(ids).size === ids.length;
    },
    { error: () => t("Two questions have the same id.") },
  );
