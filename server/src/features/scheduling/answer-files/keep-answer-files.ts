import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { keepAnswerFile } from "./answer-files.repository.ts";
import { chooseAgain } from "./resolve-answer-files.ts";

/** A day longer than the answers of an order that isn't paid (forget-answers.ts). */
const KEPT = days(31);

/**
 * Keeps the files of an order until it is paid. A buyer who gives up and pays with another order sends the same files
 * again, so an order doesn't claim them. Throws "validation_failed" if a booking has one by now.
 */
export async function keepAnswerFiles(
  { db, clock }: Pick<Deps, "db" | "clock">,
  answers: readonly (BookingAnswer & { field: string })[],
): Promise<void> {
  const until = after(clock.now(), KEPT);
  for (const { file, field } of answers)
    if (file && !(await keepAnswerFile(db, file.id, until)))
      throw new AppError("validation_failed", { fields: { [field]: chooseAgain() } });
}
