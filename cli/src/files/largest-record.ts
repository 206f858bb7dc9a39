import { CliError } from "../terminal/cli-error.ts";

const MB = 1024 * 1024;

/** Of one record; no product comes near it. What is larger is refused by its row. */
export const LARGEST_RECORD = 4 * MB;
export const isTooLarge = "is larger than 4 MB";

/** Beyond it is no record that is too large, but one that was never closed, with all that follows in it. */
const TORN = 32 * MB;

/** Throws CliError. */
export function requireEnd(length: number): void {
  if (length <= TORN) return;
  throw new CliError(
    "A record is larger than 32 MB: a closing quote, a bracket or a line break is probably missing.",
  );
}
