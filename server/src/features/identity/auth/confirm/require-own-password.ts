import { AppError } from "#kernel/app-error.ts";
import { isGuessable } from "../password/is-guessable.ts";
import { isMadeOfNames } from "../password/is-made-of-names.ts";

interface Given {
  /** Which field of the body it stood in. */
  field: string;
  /** What everybody knows of this person: see namesAbout. */
  about: readonly string[];
}

/** A password that many have, or that stands on one's own letterhead, is none. Throws "validation_failed". */
export function requireOwnPassword(password: string, { field, about }: Given): void {
  if (isMadeOfNames(password, about))
    throw new AppError("validation_failed", {
      fields: { [field]: "Do not use your name, your email, or the name of your store or of this site." },
    });
  if (isGuessable(password))
    throw new AppError("validation_failed", {
      fields: { [field]: "Many people use this password, so it is guessed first. Choose another one." },
    });
}
