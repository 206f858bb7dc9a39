/** A record as the file has it, or why it has none; `row` as a person counts. */
export type FileRecord =
  | { row: number; values: Record<string, string> }
  | { row: number; reason: string; columns: string[] | undefined };

/** A table names its columns once for all rows; each object has names of its own. */
export type FileShape = "table" | "objects";
