// The kind of a file, by its name in upper or lower case.
import { FileError } from "./file-error.ts";

interface FileKind {
  /** The file extension with its dot; empty if there is none. */
  ending: string;
  isPacked: boolean;
}

export function kindOf(file: string): FileKind {
  const name = file.toLowerCase();
  const isPacked = name.endsWith(".gz");
  const [ending = ""] = /\.[^.]*$/.exec(isPacked ? name.slice(0, -".gz".length) : name) ?? [];
  return { ending, isPacked };
}

/** Returns the entry of `known` for the extension of `file`. Throws FileError. */
export function byKind<T>(file: string, known: Readonly<Record<string, T>>): T {
  const found = known[kindOf(file).ending];
  if (found !== undefined) return found;
  throw new FileError(
    `${file} has an unknown file type: it must end in ${Object.keys(known).join(", ")}, optionally followed by .gz.`,
  );
}
