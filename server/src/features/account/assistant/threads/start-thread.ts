import type { Thread } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { insertThread } from "./threads.repository.ts";

export async function startThread({ db, newId, clock }: Deps, userId: Id): Promise<Thread> {
  const [id, updatedAt] = [newId(), clock.now()];
  await insertThread(db, { id, userId, title: "", updatedAt });
  return { id, title: "", updated_at: updatedAt.toISOString() };
}
