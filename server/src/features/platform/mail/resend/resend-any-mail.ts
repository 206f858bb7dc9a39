import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findMailOwner } from "../log/all-mails.repository.ts";
import { resendMail } from "./resend-mail.ts";

/** Sends an email again, whoever's it is. Throws what `resendMail` throws. */
export async function resendAnyMail(deps: Deps, id: Id): Promise<Mail> {
  const userId = await findMailOwner(deps.db, id);
  if (userId === undefined) throw new AppError("not_found");
  return resendMail(deps, userId, id);
}
