import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pictureUrl } from "@solodesk/contract/platform/uploads/picture.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { redrawPicture } from "./redraw-picture.ts";
import { insertUpload } from "./uploads.repository.ts";

/** The database may lie on the same file system, and cannot go on without room of its own. */
const LEAST_FREE_MB = 500;

/** Throws "unavailable" while the storage is nearly full, and tells the operator. */
async function requireSpace({ storage, log }: Pick<Deps, "storage" | "log">): Promise<void> {
  const free = Math.floor((await storage.free()) / 1_000_000);
  if (free >= LEAST_FREE_MB) return;
  log.error({ free_mb: free, least_mb: LEAST_FREE_MB }, "no pictures are taken: the storage is nearly full");
  throw new AppError("unavailable", {
    message: "No pictures can be kept right now. Try again later.",
    retryAfter: 600,
  });
}

interface Draft {
  /** In bytes, of all its files. */
  size: number;
  /** Records the picture: as this user's, or as the installation's own. */
  keep(userId: Id | null): Promise<UploadedPicture>;
}

/**
 * Draws a picture anew and stores it; `record` runs in the transaction in which the picture comes to be.
 * Throws "validation_failed" for what is no picture, and "unavailable".
 */
export async function keepPicture<T>(
  deps: Deps,
  bytes: Buffer,
  record: (deps: Deps, draft: Draft) => Promise<T>,
): Promise<T> {
  await requireSpace(deps);
  const { width, height, files } = await redrawPicture(bytes);
  const id = deps.newId();
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0);
  let mayBeRecorded = false;
  try {
    // The files first: a row without them would show a picture that is not there.
    for (const file of files) await deps.storage.put(`${id}/${file.name}`, file.bytes);
    return await inTransaction(deps, (deps) =>
      record(deps, {
        size,
        keep: async (userId) => {
          mayBeRecorded = true;
          await insertUpload(deps.db, {
            id,
            userId,
            width,
            height,
            bytes: size,
            createdAt: deps.clock.now(),
          });
          return { url: pictureUrl({ id, width, height }), width, height };
        },
      }),
    );
  } catch (error) {
    // A COMMIT may succeed though its answer is lost. Where there is no row, the sweep finds the folder a day later.
    // It finds it too where the storage does not even take back what it began to keep.
    if (!mayBeRecorded) await deps.storage.remove(id).catch(() => undefined);
    throw error;
  }
}
