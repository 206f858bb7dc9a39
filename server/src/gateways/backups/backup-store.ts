// Where backups are kept: a folder, or a bucket.
import type { Readable } from "node:stream";

export interface KeptBackup {
  name: string;
  /** In bytes. */
  size: number;
}

export interface BackupStore {
  /** For people: the folder, or an address such as s3://desk-backups/solodesk. */
  place: string;
  /** Folder in which the archive is written before it is kept; undefined if it is not kept on a disk. */
  folder: string | undefined;
  /** The backups, newest first. Throws BackupStoreError, as the others do. */
  list(): Promise<KeptBackup[]>;
  /** Moves the file `draft` into the store. The backup is complete under its name, or not there at all. */
  keep(draft: string, name: string): Promise<void>;
  /** The caller must read or destroy the stream. */
  open(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** Removes what killed backups left unfinished; with a name only what one of that name left. */
  sweep(name?: string): Promise<void>;
}

/** The message is one sentence that names the place. */
export class BackupStoreError extends Error {}

const UNPROVED = ".failed";
/** Names sort by the time of the backup. */
const NAME = /^solodesk-\d{8}T\d{6}Z\.tar\.gz(\.failed)?$/;

export const isBackupName = (name: string): boolean => NAME.test(name);
export const isUnproved = (name: string): boolean => name.endsWith(UNPROVED);

export const nameBackup = (at: Date): string =>
  `solodesk-${at.toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`;

/** The name under which a backup is kept that could not be proved. */
export const unprovedName = (name: string): string => `${name}${UNPROVED}`;

export const newestFirst = (found: KeptBackup[]): KeptBackup[] =>
  found.toSorted((a, b) => (a.name < b.name ? 1 : -1));
