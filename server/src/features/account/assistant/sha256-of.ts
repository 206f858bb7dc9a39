import { createHash } from "node:crypto";

/** Tells whether something is still as it was: what a card compared, or the input that a person confirms. */
export const sha256Of = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex");
