import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isFolder } from "#kernel/files/stored-name.ts";

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Yields the stored files in `root` as folder/file. One may be removed before it is read. */
export async function* listUploads(root: string): AsyncGenerator<string> {
  for (const folder of await namesIn(root)) {
    if (!isFolder(folder)) continue;
    // Files that begin with a dot are being written.
    for (const file of await namesIn(join(root, folder)))
      if (!file.startsWith(".")) yield `${folder}/${file}`;
  }
}

/** Returns the size of a file in bytes; undefined if it is gone. */
export const sizeOf = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.size;
