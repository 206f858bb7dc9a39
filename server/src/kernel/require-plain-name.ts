import { AppError } from "./app-error.ts";
import { findConfusables } from "./find-confusables.ts";

/** For names that others recognize a person by. Throws "validation_failed"; undefined is accepted. */
export function requirePlainName(name: string | undefined): void {
  const mistake = name === undefined ? undefined : findConfusables(name);
  if (mistake !== undefined) throw new AppError("validation_failed", { fields: { name: mistake } });
}
