import {
  type BookingAnswer,
  checkAnswers,
  type GivenAnswer,
} from "@solodesk/contract/catalog/services/answers.ts";
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import { AppError } from "#kernel/app-error.ts";

interface Given {
  questions: readonly Question[];
  answers: readonly GivenAnswer[];
  /** Their place in the request's body. */
  field: string;
  /** What to do about it, where the questions aren't on the screen. */
  message?: string;
}

/**
 * Returns the answers to what a service asks. Throws "validation_failed" with a field for each one that is missing or
 * wrong: "answers.<id of the question>".
 */
export function requireAnswers({ questions, answers: given, field, message }: Given): BookingAnswer[] {
  const { answers, problems } = checkAnswers(questions, given);
  const fields = Object.fromEntries(
    Object.entries(problems).map(([id, problem]) => [`${field}.${id}`, problem]),
  );
  if (Object.keys(fields).length > 0)
    throw new AppError("validation_failed", { fields, ...(message !== undefined && { message }) });
  return answers;
}
