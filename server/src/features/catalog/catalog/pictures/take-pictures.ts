import { savePicture } from "#features/platform/uploads/save-picture.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { type FetchOutside, OutsideError } from "#kernel/outside/outside-fetch.ts";
import { findFetchedPicture, findUnpictured, showPicture } from "./picture-sources.repository.ts";

export interface PicturesTaken {
  /** Products that show their picture now. */
  taken: number;
  /** Products left without a picture, and why. */
  refused: { sku: string; reason: string }[];
  /** The internal error that ended the work early, if there was one. */
  fault?: unknown;
}

const AT_ONCE = 4;

/**
 * Fetches the pictures of products that have none yet and shows our own copies of them, so that visitors
 * never load anything from another server. The same source is fetched once.
 */
export async function takePictures(
  deps: Deps,
  skus: string[],
  fetchOutside: FetchOutside,
): Promise<PicturesTaken> {
  const outcome: PicturesTaken = { taken: 0, refused: [] };
  const queue = [...Map.groupBy(await findUnpictured(deps.db, skus), ({ source }) => source)];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [source, products] = next;
      const shown = products.map(({ sku }) => sku);
      try {
        const taken = await takePicture(deps, source, shown, fetchOutside);
        outcome.taken += taken;
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== undefined) outcome.refused.push(...shown.map((sku) => ({ sku, reason })));
        else {
          // A full disk or a lost database would affect every other picture too.
          outcome.fault ??= error;
          queue.length = 0;
        }
      }
    }
  };
  // No worker rejects, so none is still running afterwards.
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}

async function takePicture(
  deps: Deps,
  source: string,
  skus: string[],
  fetchOutside: FetchOutside,
): Promise<number> {
  const shown = { source, skus, now: deps.clock.now() };
  const shared = await inTransaction(deps, async (deps) => {
    const url = await findFetchedPicture(deps.db, source);
    return url === undefined ? undefined : showPicture(deps.db, { ...shown, url });
  });
  if (shared !== undefined) return shared;
  const bytes = await fetchOutside(source);
  return savePicture(deps, bytes, async ({ db }, { save }) => {
    const { url } = await save(null);
    return showPicture(db, { ...shown, url });
  });
}

/** Why this picture is refused; undefined for an internal error. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof OutsideError) return error.message;
  if (error instanceof AppError) return `is not kept: ${error.details.fields?.["file"] ?? error.message}`;
  return undefined;
}
