import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findUser } from "../users.repository.ts";
import { operatorContact } from "./operator-contact.ts";

/**
 * Returns the refusal of a suspended account; undefined if the account isn't suspended. Only for those who have proved that
 * it is theirs.
 */
export async function suspensionOf(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
): Promise<AppError | undefined> {
  if (!(await findUser(db, userId))?.suspendedAt) return undefined;
  const message = t("This account is suspended. If you think this is a mistake, contact {contact}.", {
    contact: operatorContact(config),
  });
  return new AppError("account_suspended", { message });
}
