import type { ImportColumn } from "@solodesk/contract/catalog/catalog/import-column.ts";

/** A file of products cannot be read; the message is one sentence in English that says why. */
export class FileError extends Error {}

/** The file lacks required columns, so that somebody has to say which of its columns they are. */
export class MissingColumns extends FileError {
  readonly missing: readonly ImportColumn[];
  /** The columns that the file has. */
  readonly present: readonly string[];

  constructor(missing: readonly ImportColumn[], present: readonly string[], message: string) {
    super(message);
    this.missing = missing;
    this.present = present;
  }
}
