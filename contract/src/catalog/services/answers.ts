// What customers answer to the questions of a service.

import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { type Message, msg, t } from "../../kernel/language/t.ts";
import { line, text } from "../../kernel/text.ts";
import { maxQuestions, type Question } from "./questions.ts";

/** The most characters of an answer. */
const answerLengths = { text: 200, long_text: 2000 } as const;

/** `value`: true or false for "yes_no", the token of an uploaded file for "file", else text. */
const Value = z.union([z.boolean(), text(answerLengths.long_text)]);
const shortAnswer = line(answerLengths.text);

export const GivenAnswer = z.strictObject({ question_id: Id, value: Value });
export type GivenAnswer = z.infer<typeof GivenAnswer>;
export const GivenAnswers = z.array(GivenAnswer).max(maxQuestions);

/** An answer with its question as it was asked, even if the question changes later. */
export const BookingAnswer = z.object({
  question_id: Id,
  label: z.string(),
  /** For a file: its name. */
  value: Value,
  file: z.object({ id: Id, type: z.string(), bytes: z.int() }).optional(),
});
export type BookingAnswer = z.infer<typeof BookingAnswer>;

interface Checked {
  /** In the order of the questions. */
  answers: BookingAnswer[];
  /** Why an answer can't be taken, by the id of its question. */
  problems: Record<string, string>;
}

/** Leaves out answers to questions that are no longer asked. The answer to a "file" is still its token. */
export function checkAnswers(questions: readonly Question[], given: readonly GivenAnswer[]): Checked {
  const checked: Checked = { answers: [], problems: {} };
  for (const question of questions) {
    const { id, label } = question;
    const answer = given.find(({ question_id }) => question_id === id)?.value;
    const trimmed = typeof answer === "string" ? answer.trim() : answer;
    const problem = problemOf(question, trimmed === "" ? undefined : trimmed);
    if (problem !== undefined) checked.problems[id] = problem;
    else if (trimmed !== undefined && trimmed !== "")
      checked.answers.push({ question_id: id, label, value: trimmed });
  }
  return checked;
}

function problemOf(
  { kind, options, required }: Question,
  answer: string | boolean | undefined,
): string | undefined {
  if (answer === undefined && required && kind === "file") return t("Choose a file.");
  if (answer === undefined) return required ? t("Answer this question.") : undefined;
  if (kind === "yes_no") return typeof answer === "boolean" ? undefined : t("Choose yes or no.");
  if (typeof answer !== "string")
    return kind === "file" ? t("Choose the file again.") : t("Enter your answer as text.");
  if (kind === "choice") return options.includes(answer) ? undefined : t("Choose one of the options.");
  return kind === "text" ? shortAnswer.safeParse(answer).error?.issues[0]?.message : undefined;
}

/** An answer as people read it. `word` translates into another language than the reader's. */
export function answerInWords(
  { value }: Pick<BookingAnswer, "value">,
  word: (message: Message) => string = t,
): string {
  if (typeof value === "string") return value;
  return word(value ? msg("Yes") : msg("No"));
}

/** An answer where its file can't be opened, such as in an email or a calendar. */
export function answerElsewhere(answer: BookingAnswer): string {
  const words = answerInWords(answer);
  return answer.file ? t("{file} (open it in Solodesk)", { file: words }) : words;
}
