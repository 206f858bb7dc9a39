// What a file is, as its name says in whatever case.
import { CliError } from "../terminal/cli-error.ts";

interface FileKind {
  /** With its dot; empty for a name without one. */
  ending: string;
  isPacked: boolean;
}

export function kindOf(file: string): FileKind {
  const name = file.toLowerCase();
  const isPacked = name.endsWith(".gz");
  const [ending = ""] = /\.[^.]*$/.exec(isPacked ? name.slice(0, -".gz".length) : name) ?? [];
  return { ending, isPacked };
}

/** What `known` has for the ending of `file`. Throws CliError. */
export function byKind<T>(file: string, known: Readonly<Record<string, T>>): T {
  const found = known[kindOf(file).ending];
  if (found !== undefined) return found;
  throw new CliError(
    `${file} has an unknown file type: it must end in ${Object.keys(known).join(", ")}, optionally followed by .gz.`,
  );
}
