import { maxProductIds } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";

/**
 * Sends any number of ids, as many as one call takes, one call after another.
 * @param onDone receives the ids of each call that succeeded.
 * @returns the last answer. Throws what the first failing call threw; earlier calls stay done.
 */
export async function sendInBatches<Answer>(
  ids: readonly Id[],
  send: (ids: Id[]) => Promise<Answer>,
  onDone: (ids: readonly Id[]) => void,
): Promise<Answer | undefined> {
  let answer: Answer | undefined;
  for (let from = 0; from < ids.length; from += maxProductIds) {
    const batch = ids.slice(from, from + maxProductIds);
    answer = await send(batch);
    onDone(batch);
  }
  return answer;
}
