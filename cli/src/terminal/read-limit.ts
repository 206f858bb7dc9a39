import { CliError } from "./cli-error.ts";

export const MOST_SHOWN = 1000;

/** Throws CliError. */
export function readLimit(written: string): number {
  if (/^[1-9]\d{0,3}$/.test(written) && Number(written) <= MOST_SHOWN) return Number(written);
  throw new CliError(`--limit ${written} is invalid: use a whole number from 1 to ${MOST_SHOWN}.`);
}
