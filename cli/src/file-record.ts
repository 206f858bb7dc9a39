/** A record as the file has it, or why it has none; `row` as a person counts. */
export type FileRecord =
  | { row: number; values: Record<string, string> }
  | { row: number; reason: string; columns: string[] | undefined };
