import { csvCell } from "@solodesk/contract/kernel/csv-cell.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Db } from "#kernel/database/db.ts";
import type { ExportedFile } from "#kernel/database/personal-data.ts";
import type { ZipFile } from "#kernel/files/zip-stream.ts";
import { exportedFiles } from "./personal-data.ts";
import { countSnapshotRows, readRows } from "./snapshot.repository.ts";

/** The README in the archive, for a user who opens it years later. */
const readme = (currency: string, counted: readonly { file: ExportedFile; rows: number }[]): string =>
  `${t("A copy of everything that is kept about your account and your store.")}

${t("Each file is here twice: in json/ for programs, in csv/ for a spreadsheet.")}
${t("Amounts are whole numbers in the smallest unit of {currency}: of dollars, 1250 is 12.50.", { currency })}
${t("Times are in UTC. Texts that a spreadsheet would take for a formula begin with an apostrophe.")}
${t("Passwords, keys and the full numbers of bank accounts are in no copy.")}

${t("Rows")}  ${t("File")}
${counted.map(({ file, rows }) => `${String(rows).padStart(4)}  ${file.name}`).join("\n")}
`;

/** Counted in rows; each row is written twice, as JSON and as CSV. */
export interface ExportProgress {
  done: number;
  total: number;
}

interface Reading {
  tx: Db;
  userId: Id;
  /** The installation's currency. */
  currency: string;
  report(progress: ExportProgress): Promise<void>;
}

/** Yields everything stored about an account, as files. */
export async function* readAccount({ tx, userId, currency, report }: Reading): AsyncGenerator<ZipFile> {
  const counted: { file: ExportedFile; rows: number }[] = [];
  for (const file of exportedFiles)
    counted.push({ file, rows: await countSnapshotRows(tx, file.query, userId) });
  const total = counted.reduce((sum, { rows }) => sum + rows * 2, 0);
  let done = 0;
  async function* rowsOf({ query }: ExportedFile) {
    for await (const rows of readRows(tx, query, userId)) {
      yield rows;
      done += rows.length;
      await report({ done, total });
    }
  }
  await report({ done, total });
  yield { name: "README.txt", content: once(readme(currency, counted)) };
  for (const { file, rows } of counted) {
    if (rows === 0) continue;
    yield { name: `json/${file.name}.json`, content: asJson(rowsOf(file)) };
    yield { name: `csv/${file.name}.csv`, content: asCsv(rowsOf(file)) };
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* asJson(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of batches) {
    yield before + rows.join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** The byte order mark; without it Excel misreads letters outside ASCII. */
const MARK = "\uFEFF";

const line = (cells: string[]): string => `${cells.join(",")}\r\n`;

/** A number cannot be a formula, even if it is negative. */
function cellOf(value: unknown): string {
  if (typeof value === "number") return String(value);
  if (value === null || value === undefined) return "";
  return csvCell(typeof value === "string" ? value : JSON.stringify(value));
}

async function* asCsv(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    const read = rows.map((row): Record<string, unknown> => JSON.parse(row));
    const [first = {}] = read;
    const head = isFirst ? MARK + line(Object.keys(first)) : "";
    isFirst = false;
    yield head + read.map((row) => line(Object.values(row).map(cellOf))).join("");
  }
}
