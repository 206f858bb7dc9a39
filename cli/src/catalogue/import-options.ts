import { type ImportColumn, importColumns } from "@solodesk/contract/catalog/catalog/import-column.ts";
import { kindOf } from "@solodesk/server/features/catalog/catalog/import/read/kind-of.ts";
import {
  type FormatName,
  formatNames,
  type ReadOptions,
} from "@solodesk/server/features/catalog/catalog/import/read/read-options.ts";
import { CliError } from "../terminal/cli-error.ts";
import { readArgs } from "../terminal/read-args.ts";

export interface ImportOptions extends ReadOptions {
  file: string;
  wholesalePercent: number;
  /** Fetch the pictures too. */
  pictures: boolean;
  dryRun: boolean;
}

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name);

function pairs(option: string, given: string[]): Partial<Record<ImportColumn, string>> {
  const read: Partial<Record<ImportColumn, string>> = {};
  for (const pair of given) {
    const at = pair.indexOf("=");
    const column = pair.slice(0, at);
    if (at < 1 || !isColumn(column)) {
      throw new CliError(
        `${option} ${pair} is invalid: use ${option} COLUMN=…, where COLUMN is one of ${importColumns.join(", ")}.`,
      );
    }
    read[column] = pair.slice(at + 1);
  }
  return read;
}

function readFormat(written: string | undefined): FormatName | undefined {
  const format = formatNames.find((name) => name === written);
  if (written === undefined || format !== undefined) return format;
  throw new CliError(`--format ${written} is invalid: use one of ${formatNames.join(", ")}.`);
}

/** Throws CliError. */
export function readImportOptions(args: string[]): ImportOptions {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: {
      map: { type: "string", multiple: true, default: [] },
      set: { type: "string", multiple: true, default: [] },
      format: { type: "string" },
      html: { type: "boolean", default: false },
      pictures: { type: "boolean", default: false },
      "wholesale-percent": { type: "string", default: "60" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CliError("Specify one file: solo catalogue import FILE");
  const percent = values["wholesale-percent"];
  if (!/^\d{1,3}$/.test(percent) || Number(percent) > 100) {
    throw new CliError(`--wholesale-percent ${percent} is invalid: use a whole number from 0 to 100.`);
  }
  const format = readFormat(values.format);
  const isForeign = format !== undefined && format !== "native";
  if (isForeign && values.map.length > 0)
    throw new CliError(`--map works only with the native format, not with ${format}.`);
  if (isForeign && kindOf(file).ending !== ".csv")
    throw new CliError(`A ${format} file must end in .csv or .csv.gz.`);
  return {
    file,
    map: pairs("--map", values.map),
    set: pairs("--set", values.set),
    format,
    html: values.html,
    wholesalePercent: Number(percent),
    pictures: values.pictures,
    dryRun: values["dry-run"],
  };
}
