import { CliError } from "./cli-error.ts";
import { csvRecords } from "./csv-records.ts";
import type { FileRecord, FileShape } from "./file-record.ts";
import { type FileText, openText } from "./file-text.ts";
import { jsonRecords } from "./json-records.ts";

const readers = { ".csv": csvRecords, ".json": jsonRecords, ".jsonl": jsonRecords, ".ndjson": jsonRecords };

export interface FileRecords {
  records: AsyncIterable<FileRecord>;
  shape: FileShape;
}

/** Throws CliError, also while the records are read. */
export async function openRecords(file: string): Promise<FileText & FileRecords> {
  const name = file.toLowerCase().replace(/\.gz$/, "");
  const reader = Object.entries(readers).find(([ending]) => name.endsWith(ending))?.[1];
  if (reader === undefined) {
    throw new CliError(
      `${file} is of no known kind: it must end in ${Object.keys(readers).join(", ")}, or that and .gz.`,
    );
  }
  const text = await openText(file);
  return { ...text, records: reader(text.chunks), shape: reader === csvRecords ? "table" : "objects" };
}
