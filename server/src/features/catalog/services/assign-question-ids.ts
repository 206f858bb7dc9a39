import type { Question, SetQuestion } from "@solodesk/contract/catalog/services/questions.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * A question keeps its id while its words and kind stay the same, so that an answer is never stored under words the
 * customer didn't read. An id that this service doesn't know counts as new.
 */
export const assignQuestionIds = (
  { newId }: Pick<Deps, "newId">,
  questions: readonly SetQuestion[],
  before: readonly Question[] = [],
): Question[] =>
  questions.map(({ id, label, kind, options, required }) => ({
    id: before.find((one) => one.id === id && one.label === label && one.kind === kind)?.id ?? newId(),
    label,
    kind,
    options: kind === "choice" ? options : [],
    required,
  }));
