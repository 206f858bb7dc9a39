import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pictureUrl } from "@solodesk/contract/kernel/picture.ts";
import type { UploadedPicture } from "@solodesk/contract/uploads.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { redrawPicture } from "./redraw-picture.ts";
import { requireAllowance } from "./require-allowance.ts";
import { insertUpload, lockUploadsOf } from "./uploads.repository.ts";

/** Keeps a picture until it is used, or for a day. Throws "validation_failed", "rate_limited", "unavailable". */
export async function createUpload(deps: Deps, userId: Id, bytes: Buffer): Promise<UploadedPicture> {
  // Asked before the work and again when it is recorded, where nobody can be faster.
  await requireAllowance(deps, userId);
  const { width, height, files } = await redrawPicture(bytes);
  const id = deps.newId();
  const size = files.reduce((sum, file) => sum + file.bytes.length, 0);
  try {
    // The files first: a row without them would show a picture that is not there.
    for (const file of files) await deps.storage.put(`${id}/${file.name}`, file.bytes);
    await transact(deps.db, async (tx) => {
      await lockUploadsOf(tx, userId);
      await requireAllowance({ ...deps, db: tx }, userId);
      await insertUpload(tx, { id, userId, width, height, bytes: size, createdAt: deps.clock.now() });
    });
  } catch (error) {
    await deps.storage.remove(id);
    throw error;
  }
  return { url: pictureUrl({ id, width, height }), width, height };
}
