import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { mail } from "@solodesk/contract/platform/mail.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findMail } from "../mail.repository.ts";
import { toMail } from "../mail-row.ts";

/** Throws "not_found", also for an email in another user's log. */
export async function getMail(
  { db }: Pick<Deps, "db">,
  userId: Id,
  id: Id,
): Promise<Answer<typeof mail.get>["data"]> {
  const row = await findMail(db, userId, id);
  if (!row) throw new AppError("not_found");
  return { ...toMail(row), text: row.text };
}
