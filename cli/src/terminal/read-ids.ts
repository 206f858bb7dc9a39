import { Id } from "@solodesk/contract/kernel/id.ts";
import { CliError } from "./cli-error.ts";
import { oneLine } from "./terminal-text.ts";

/** Throws CliError for the first argument that is not an id. */
export function readIds(given: readonly string[]): Id[] {
  const wrong = given.find((id) => !Id.safeParse(id).success);
  if (wrong !== undefined) throw new CliError(`${oneLine(wrong)} is not an ID.`);
  return given.map((id) => id.toLowerCase());
}
