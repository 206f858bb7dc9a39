import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { isGuessable } from "../password/is-guessable.ts";
import { isMadeOfNames } from "../password/is-made-of-names.ts";

interface Given {
  /** The field of the request body. */
  field: string;
  /** What others know about this user: see namesAbout. */
  about: readonly string[];
}

/** Refuses common passwords and those made of the user's own names. Throws "validation_failed". */
export async function requireOwnPassword(password: string, { field, about }: Given): Promise<void> {
  if (isMadeOfNames(password, about))
    throw new AppError("validation_failed", {
      fields: { [field]: t("Don't use your name, your email, or the name of your store or this site.") },
    });
  if (await isGuessable(password))
    throw new AppError("validation_failed", {
      fields: { [field]: t("This password is too common. Choose another.") },
    });
}
