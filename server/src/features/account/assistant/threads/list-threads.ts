import { maxThreads, type Thread } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listThreadRows } from "./threads.repository.ts";

export async function listThreads({ db }: Deps, userId: Id): Promise<Thread[]> {
  const rows = await listThreadRows(db, userId, maxThreads);
  return rows.map(({ id, title, updatedAt }) => ({ id, title, updated_at: updatedAt.toISOString() }));
}
