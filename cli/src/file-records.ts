import { CliError } from "./cli-error.ts";
import { csvRecords } from "./csv-records.ts";
import type { FileRecord } from "./file-record.ts";
import { type FileText, openText } from "./file-text.ts";
import { jsonRecords } from "./json-records.ts";

const readers = { ".csv": csvRecords, ".json": jsonRecords, ".jsonl": jsonRecords, ".ndjson": jsonRecords };

/** Throws CliError, also while the records are read. */
export async function openRecords(file: string): Promise<FileText & { records: AsyncIterable<FileRecord> }> {
  const name = file.toLowerCase().replace(/\.gz$/, "");
  const reader = Object.entries(readers).find(([ending]) => name.endsWith(ending))?.[1];
  if (reader === undefined) {
    throw new CliError(
      `${file} is of no known kind: it must end in ${Object.keys(readers).join(", ")}, or that and .gz.`,
    );
  }
  const text = await openText(file);
  return { ...text, records: reader(text.chunks) };
}
