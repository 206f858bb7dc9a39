/** A record of a file, or why it cannot be read; `row` is the number that a person would count. */
export type FileRecord =
  | { row: number; values: Record<string, string> }
  | { row: number; reason: string; columns: string[] | undefined };

/** A table names its columns once for all rows; each object names its own fields. */
export type FileShape = "table" | "objects";
