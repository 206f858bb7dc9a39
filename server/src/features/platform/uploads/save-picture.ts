import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pictureUrl } from "@solodesk/contract/platform/uploads/picture.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { redrawPicture } from "./redraw-picture.ts";
import { requireSpace } from "./require-space.ts";
import { insertUpload } from "./uploads.repository.ts";

interface Draft {
  /** The size of all its files, in bytes. */
  size: number;
  /** Records the picture for this user, or for the installation itself. */
  save(userId: Id | null): Promise<UploadedPicture>;
}

/**
 * Redraws a picture and stores it; `record` runs in the transaction that creates its row. Throws
 * "validation_failed" for a file that is not a picture, and "unavailable".
 */
export async function savePicture<T>(
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
    // The files first: a row without files would show a picture that does not exist.
    for (const file of files) await deps.storage.put(`${id}/${file.name}`, file.bytes);
    return await inTransaction(deps, (deps) =>
      record(deps, {
        size,
        save: async (userId) => {
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
    // A COMMIT may succeed even if its response is lost, so the files of a picture that may be recorded stay.
    // If there is no row, the sweep removes the folder a day later, as it does if the storage cannot remove
    // it now.
    if (!mayBeRecorded) await deps.storage.remove(id).catch(() => undefined);
    throw error;
  }
}
