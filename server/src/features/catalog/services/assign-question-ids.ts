import type { Question, SetQuestion } from "@solodesk/contract/catalog/services/questions.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * A question keeps its id as long as it asks the same in the same way, so that an answer given meanwhile is never kept
 * under other words. One of another service counts as new.
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
