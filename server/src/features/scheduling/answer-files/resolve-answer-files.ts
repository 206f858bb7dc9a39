import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Question } from "@solodesk/contract/catalog/services/questions.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import { readSealedId } from "#kernel/secrets/sealed-id.ts";
import { listUnclaimed } from "./answer-files.repository.ts";

interface Given {
  storeId: Id;
  questions: readonly Question[];
  answers: readonly BookingAnswer[];
}

export const chooseAgain = (): string => t("This file is no longer available. Choose it again.");

/**
 * Puts the file in the place of its token. Returns a problem, by the id of the question, for a token that is unknown,
 * used, or of another store or question.
 */
export async function resolveAnswerFiles(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  { storeId, questions, answers }: Given,
): Promise<{ answers: BookingAnswer[]; problems: Record<string, string> }> {
  const kinds = new Map(questions.map(({ id, kind }) => [id, kind]));
  const tokens = new Map<Id, Id | undefined>();
  for (const { question_id, value } of answers)
    if (kinds.get(question_id) === "file")
      tokens.set(question_id, readSealedId(secrets, "answer file", String(value)));
  const ids = [...tokens.values()].filter((id) => id !== undefined);
  const found = new Map((await listUnclaimed(db, storeId, ids)).map((row) => [row.id, row]));
  const problems: Record<string, string> = {};
  const resolved = answers.map((answer): BookingAnswer => {
    const { question_id } = answer;
    if (!tokens.has(question_id)) return answer;
    const file = found.get(tokens.get(question_id) ?? "");
    if (file?.questionId !== question_id) {
      problems[question_id] = chooseAgain();
      return answer;
    }
    const { id, name, type, bytes } = file;
    return { ...answer, value: name, file: { id, type, bytes } };
  });
  return { answers: resolved, problems };
}
