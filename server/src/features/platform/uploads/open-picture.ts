import { pictureWidths } from "@solodesk/contract/platform/uploads/picture.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { StoredFile } from "#kernel/files/file-storage.ts";

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = new RegExp(`^(?:[1-9]\\d{0,3}x[1-9]\\d{0,3}|w(?:${pictureWidths.join("|")}))\\.webp$`);

/** Opens a picture's file using only the storage. Throws "not_found" for anything else. */
export async function openPicture(
  { storage }: Pick<Deps, "storage">,
  id: string,
  name: string,
): Promise<StoredFile> {
  const file = ID.test(id) && FILE.test(name) ? await storage.open(`${id}/${name}`) : undefined;
  if (!file) throw new AppError("not_found");
  return file;
}
