import { AppError } from "#kernel/app-error.ts";
import { isGuessable } from "./is-guessable.ts";

interface Given {
  /** Which field of the body it stood in. */
  field: string;
  /** What everybody knows of this person: name and email. */
  about: readonly string[];
}

/** A password that many have, or that stands on one's own letterhead, is none. Throws "validation_failed". */
export function requireOwnPassword(password: string, { field, about }: Given): void {
  const wanted = password.toLowerCase();
  if (about.some((known) => known.toLowerCase() === wanted))
    throw new AppError("validation_failed", { fields: { [field]: "Do not use your own name or email." } });
  if (isGuessable(password))
    throw new AppError("validation_failed", {
      fields: { [field]: "Many people use this password, so it is guessed first. Choose another one." },
    });
}
