import { StartError } from "./start-error.ts";

export function unusableDataDir(dataDir: string, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `The data folder ${dataDir} cannot be used (${reason}): set DATA_DIR to a folder this user can write to.`,
    { cause },
  );
}
