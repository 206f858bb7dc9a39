import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pictureOf } from "@solodesk/contract/platform/uploads/picture.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockOwnUpload } from "./uploads.repository.ts";

/**
 * Call it in the transaction that starts to use a picture: throws "validation_failed" on `field` unless `url`
 * is exactly one this user uploaded, or none.
 */
export async function requireOwnPicture(
  tx: Db,
  userId: Id,
  url: string | null | undefined,
  field: string,
): Promise<void> {
  if (url === null || url === undefined) return;
  const picture = pictureOf(url);
  if (picture && (await lockOwnUpload(tx, userId, picture))) return;
  throw new AppError("validation_failed", {
    fields: { [field]: t("We couldn't find this picture. Upload it again.") },
  });
}
