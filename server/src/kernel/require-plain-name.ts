import { AppError } from "./app-error.ts";
import { findConfusables } from "./find-confusables.ts";

/** Of what others read and take somebody by. Throws "validation_failed" with what is wrong; nothing to look at is fine. */
export function requirePlainName(name: string | undefined): void {
  const mistake = name === undefined ? undefined : findConfusables(name);
  if (mistake !== undefined) throw new AppError("validation_failed", { fields: { name: mistake } });
}
