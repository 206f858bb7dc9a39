import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { claimAnswerFile } from "./answer-files.repository.ts";
import { chooseAgain } from "./resolve-answer-files.ts";

interface Claim {
  storeId: Id;
  appointmentId: Id;
  answers: readonly BookingAnswer[];
}

/**
 * Gives the files of these answers to an appointment, in the transaction that makes it. Returns the ids of the
 * questions whose file another appointment has.
 */
export async function giveAnswerFiles({ db }: Pick<Deps, "db">, claim: Claim): Promise<Id[]> {
  const { storeId, appointmentId, answers } = claim;
  const lost: Id[] = [];
  for (const { question_id, file } of answers)
    if (file && !(await claimAnswerFile(db, { storeId, id: file.id, appointmentId }))) lost.push(question_id);
  return lost;
}

/** The same for a booking, which is refused: a file belongs to one booking. Throws "validation_failed". */
export async function claimAnswerFiles(deps: Pick<Deps, "db">, claim: Claim): Promise<void> {
  const lost = await giveAnswerFiles(deps, claim);
  if (lost.length === 0) return;
  const fields = Object.fromEntries(lost.map((id) => [`answers.${id}`, chooseAgain()]));
  throw new AppError("validation_failed", { fields });
}
