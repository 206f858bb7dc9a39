import { csvRecords } from "./csv-records.ts";
import { FileError } from "./file-error.ts";
import type { FileRecord, FileShape } from "./file-record.ts";
import { decodeFile, type FileText, openTextFile } from "./file-text.ts";
import { jsonRecords } from "./json-records.ts";
import { byKind, kindOf } from "./kind-of.ts";

const readers = { ".csv": csvRecords, ".json": jsonRecords, ".jsonl": jsonRecords, ".ndjson": jsonRecords };

export interface FileRecords {
  records: AsyncIterable<FileRecord>;
  shape: FileShape;
}

type Reader = (typeof readers)[keyof typeof readers];

const recordsOf = (reader: Reader, text: AsyncIterable<string>): FileRecords => ({
  records: reader(text),
  shape: reader === csvRecords ? "table" : "objects",
});

/** Throws FileError, also while the records are read. */
export async function openRecords(file: string): Promise<FileText & FileRecords> {
  const reader = byKind(file, readers);
  const text = await openTextFile(file);
  return { ...text, ...recordsOf(reader, text.chunks) };
}

/** The records of a file that somebody sent. Throws FileError, also while they are read. */
export function sentRecords(file: string, bytes: AsyncIterable<Uint8Array>): FileRecords {
  if (kindOf(file).isPacked) throw new FileError(`${file} is packed: unpack it and try again.`);
  return recordsOf(byKind(file, readers), decodeFile(file, bytes));
}
