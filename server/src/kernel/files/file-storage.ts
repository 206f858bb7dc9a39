// Storage for uploaded files; the adapters are in gateways/.
import type { Readable } from "node:stream";

export interface StoredFile {
  /** In bytes. */
  size: number;
  stream: Readable;
}

export interface FileStorage {
  /** `key` is `folder/file`. Once this resolves the file is durable; a partial file is never visible. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. The caller must read or destroy the stream. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Removes a folder with all its files; does nothing if it does not exist. */
  remove(folder: string): Promise<void>;
  /** Lists the names of the folders. */
  list(): AsyncIterable<string>;
  /** Free space in bytes; Infinity if there is no known limit. */
  free(): Promise<number>;
}
