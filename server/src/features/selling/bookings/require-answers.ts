import {
  type BookingAnswer,
  checkAnswers,
  type GivenAnswer,
} from "@solodesk/contract/catalog/services/answers.ts";
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { resolveAnswerFiles } from "#features/scheduling/answer-files/resolve-answer-files.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

interface Given {
  storeId: Id;
  questions: readonly Question[];
  answers: readonly GivenAnswer[];
  /** Their place in the request's body. */
  field: string;
  /** What to do about it, where the questions aren't on the screen. */
  message?: string;
}

/**
 * Returns the answers to what a service asks, with their files. Throws "validation_failed" with a field for each one
 * that is missing or wrong: "answers.<id of the question>".
 */
export async function requireAnswers(
  deps: Pick<Deps, "db" | "secrets">,
  { storeId, questions, answers: given, field, message }: Given,
): Promise<BookingAnswer[]> {
  const checked = checkAnswers(questions, given);
  const { answers, problems } = await resolveAnswerFiles(deps, {
    storeId,
    questions,
    answers: checked.answers,
  });
  const fields = Object.fromEntries(
    Object.entries({ ...checked.problems, ...problems }).map(([id, problem]) => [`${field}.${id}`, problem]),
  );
  if (Object.keys(fields).length > 0)
    throw new AppError("validation_failed", { fields, ...(message !== undefined && { message }) });
  return answers;
}
