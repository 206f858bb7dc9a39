import { createReadStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type BackupStore, BackupStoreError, isBackupName, newestFirst } from "./backup-store.ts";

/** In front of an archive that is being written. The folder may hold files of other programs. */
export const DRAFT = ".solodesk-draft-";

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/** Makes a new file name survive a power cut. Windows cannot open folders and does not need this. */
async function syncNames(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder must exist: a disk that is not mounted must not be mistaken for an empty one. */
export function folderBackups(folder: string): BackupStore {
  async function names(): Promise<string[]> {
    try {
      return await readdir(folder);
    } catch (error) {
      const reason =
        codeOf(error) === "ENOENT"
          ? "does not exist: create it, or mount its disk"
          : `cannot be read (${String(codeOf(error))})`;
      throw new BackupStoreError(`The folder ${folder} ${reason}.`, { cause: error });
    }
  }
  return {
    place: folder,
    folder,
    async list() {
      const found = (await names()).filter((name) => isBackupName(name));
      return newestFirst(
        await Promise.all(found.map(async (name) => ({ name, size: (await stat(join(folder, name))).size }))),
      );
    },
    async keep(draft, name) {
      await rename(draft, join(folder, name));
      await syncNames(folder);
    },
    async open(name) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) throw new BackupStoreError(`There is no file ${path}.`);
      return createReadStream(path);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async sweep(wanted) {
      const isLeft = (name: string) =>
        wanted === undefined ? name.startsWith(DRAFT) : name === `${DRAFT}${wanted}`;
      for (const name of (await names()).filter(isLeft)) await rm(join(folder, name), { force: true });
    },
  };
}
