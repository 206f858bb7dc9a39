import { byKind } from "../catalogue/kind-of.ts";
import { csvRecords } from "./csv-records.ts";
import type { FileRecord, FileShape } from "./file-record.ts";
import { type FileText, openTextFile } from "./file-text.ts";
import { jsonRecords } from "./json-records.ts";

const readers = { ".csv": csvRecords, ".json": jsonRecords, ".jsonl": jsonRecords, ".ndjson": jsonRecords };

export interface FileRecords {
  records: AsyncIterable<FileRecord>;
  shape: FileShape;
}

/** Throws CliError, also while the records are read. */
export async function openRecords(file: string): Promise<FileText & FileRecords> {
  const reader = byKind(file, readers);
  const text = await openTextFile(file);
  return { ...text, records: reader(text.chunks), shape: reader === csvRecords ? "table" : "objects" };
}
