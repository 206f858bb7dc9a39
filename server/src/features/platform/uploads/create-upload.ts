import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { UploadedPicture } from "@solodesk/contract/platform/uploads.ts";
import type { Deps } from "#kernel/deps.ts";
import { keepPicture } from "./keep-picture.ts";
import { requireAllowance } from "./require-allowance.ts";
import { lockUploadsOf } from "./uploads.repository.ts";

/** Keeps a picture until it is used, or for a day. Throws "validation_failed", "rate_limited", "unavailable". */
export async function createUpload(deps: Deps, userId: Id, bytes: Buffer): Promise<UploadedPicture> {
  // Asked before the work, when nobody knows yet how large it will be, and again when it is recorded, where nobody can
  // be faster.
  await requireAllowance(deps, userId, 1);
  return keepPicture(deps, bytes, async (deps, { size, keep }) => {
    await lockUploadsOf(deps.db, userId);
    await requireAllowance(deps, userId, size);
    return keep(userId);
  });
}
