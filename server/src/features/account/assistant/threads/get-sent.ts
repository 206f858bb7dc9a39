import type { SentRequest } from "@solodesk/contract/account/assistant/model.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findSent } from "./threads.repository.ts";

/** What a language model was sent for a question: nothing if none was. Throws "not_found". */
export async function getSent(
  { db }: Deps,
  userId: Id,
  { id, message }: { id: Id; message: Id },
): Promise<SentRequest[]> {
  const sent = await findSent(db, { userId, id }, message);
  if (!sent) throw new AppError("not_found");
  return sent;
}
