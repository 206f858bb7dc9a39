import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireAllowance } from "./require-allowance.ts";
import { savePicture } from "./save-picture.ts";
import { lockUploadsOf } from "./uploads.repository.ts";

/**
 * Stores a picture; the sweep removes it if it is not used within a day. Throws "validation_failed",
 * "rate_limited", "unavailable".
 */
export async function createUpload(deps: Deps, userId: Id, bytes: Buffer): Promise<UploadedPicture> {
  // Checked before the work, when the size is not known yet, and again under the lock when it is recorded, so
  // that concurrent uploads cannot exceed it.
  await requireAllowance(deps, userId, 1);
  return savePicture(deps, bytes, async (deps, { size, save }) => {
    await lockUploadsOf(deps.db, userId);
    await requireAllowance(deps, userId, size);
    return save(userId);
  });
}
