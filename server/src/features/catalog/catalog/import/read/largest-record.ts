import { FileError } from "./file-error.ts";

const MB = 1024 * 1024;

/** Most bytes of one record; no product comes near it. A larger record is rejected, not the file. */
export const LARGEST_RECORD = 4 * MB;
export const isTooLarge = "is larger than 4 MB";

/** Beyond this a record is not too large but unclosed, and holds everything after it. */
const TORN = 32 * MB;

/** Throws FileError. */
export function requireEnd(length: number): void {
  if (length <= TORN) return;
  throw new FileError(
    "A record is larger than 32 MB: a closing quote, a bracket or a line break is probably missing.",
  );
}
