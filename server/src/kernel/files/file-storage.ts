// Where files of people are kept; adapters in gateways/.
import type { Readable } from "node:stream";

export interface StoredFile {
  /** In bytes. */
  size: number;
  stream: Readable;
}

export interface FileStorage {
  /** `key` is `folder/file`. When this resolves the file is there for good; it is never there in part. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. Who opens a file must read or destroy its stream. */
  open(key: string): Promise<StoredFile | undefined>;
  /** A folder with all its files; harmless when it is not there. */
  remove(folder: string): Promise<void>;
  /** The names of the folders. */
  list(): AsyncIterable<string>;
  /** Bytes that can still be kept; Infinity where nobody knows a bound. */
  free(): Promise<number>;
}
