// Stores files in a local folder, which several processes may share. Only the server's user may read them.
import { type FileHandle, mkdir, open, opendir, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { v4 } from "uuid";
import type { FileStorage, StoredFile } from "#kernel/files/file-storage.ts";
import { isFolder, requireFolder, requireKey } from "#kernel/files/stored-name.ts";

const saysAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function using(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** Makes a new file name survive a power cut. Windows cannot open folders and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== "win32") await using(path, "r", (folder) => folder.sync());
}

/** Returns the free space of the file system a folder is on or will be on. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (saysAbsent(error) && dirname(folder) !== folder) return freeBytes(dirname(folder));
    throw error;
  }
}

export function diskStorage(root: string): FileStorage {
  return {
    async put(key, bytes) {
      const path = join(root, requireKey(key));
      const folder = dirname(path);
      // Other processes may write to the same folder, so the draft has a unique name.
      const draft = join(folder, `.${v4()}`);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await using(draft, "wx", async (file) => {
          await file.writeFile(bytes);
          await file.sync();
        });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
      if (made !== undefined) for (const parent of new Set([root, dirname(made)])) await syncFolder(parent);
    },

    async open(key) {
      const path = join(root, requireKey(key));
      try {
        return await streamOf(await open(path));
      } catch (error) {
        if (saysAbsent(error)) return undefined;
        throw error;
      }
    },

    async remove(folder) {
      await rm(join(root, requireFolder(folder)), { recursive: true, force: true });
    },

    async *list() {
      try {
        for await (const entry of await opendir(root)) {
          if (entry.isDirectory() && isFolder(entry.name)) yield entry.name;
        }
      } catch (error) {
        if (!saysAbsent(error)) throw error;
      }
    },

    free: () => freeBytes(root),
  };
}

async function streamOf(file: FileHandle): Promise<StoredFile> {
  try {
    const { size } = await file.stat();
    return { size, stream: file.createReadStream() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
