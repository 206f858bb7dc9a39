import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";

interface Result {
  id: Id;
  /** Why it was refused; empty if it was not. */
  error: string;
}

/** Changes one after the other, each once. If one is refused, the others are still changed. */
export async function changeEach(
  ids: readonly Id[],
  change: (id: Id) => Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push({ id, error: await refusalOf(() => change(id)) });
  return results;
}

async function refusalOf(change: () => Promise<unknown>): Promise<string> {
  try {
    await change();
    return "";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}
