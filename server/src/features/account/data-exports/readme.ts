import type { ExportedFile } from "./exported-files.ts";

/** What lies beside the files, for who opens them years later. */
export const readme = (currency: string, counted: readonly { file: ExportedFile; rows: number }[]): string =>
  `A copy of everything that is kept about your account and your store.

Each file is here twice: in json/ for programs, in csv/ for a spreadsheet.
Amounts are whole numbers in the smallest unit of ${currency}: of dollars, 1250 is 12.50.
Times are in UTC. Texts that a spreadsheet would take for a formula begin with an apostrophe.
Passwords, keys and the full numbers of bank accounts are in no copy.

Rows  File
${counted.map(({ file, rows }) => `${String(rows).padStart(4)}  ${file.name}`).join("\n")}
`;
