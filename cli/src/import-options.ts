import { parseArgs } from "node:util";
import { type ImportColumn, importColumns } from "@solodesk/server/features/catalog/imported-product.ts";
import { CliError } from "./cli-error.ts";
import { messageOf } from "./print.ts";

export interface ImportOptions {
  file: string;
  /** Column of the catalogue → column of the file. */
  map: Partial<Record<ImportColumn, string>>;
  /** Column of the catalogue → the value of every row. */
  set: Partial<Record<ImportColumn, string>>;
  wholesalePercent: number;
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
        `${option} ${pair} is not usable: write ${option} COLUMN=…, with one of ${importColumns.join(", ")}.`,
      );
    }
    read[column] = pair.slice(at + 1);
  }
  return read;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: "string", multiple: true, default: [] },
        set: { type: "string", multiple: true, default: [] },
        "wholesale-percent": { type: "string", default: "60" },
        "dry-run": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CliError(`${messageOf(error)}; see: solo help`);
  }
}

/** Throws CliError. */
export function readImportOptions(args: string[]): ImportOptions {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new CliError("Name one file: solo catalogue import FILE");
  const percent = values["wholesale-percent"];
  if (!/^\d{1,3}$/.test(percent) || Number(percent) > 100) {
    throw new CliError(`--wholesale-percent ${percent} is not usable: write a whole number from 0 to 100.`);
  }
  return {
    file,
    map: pairs("--map", values.map),
    set: pairs("--set", values.set),
    wholesalePercent: Number(percent),
    dryRun: values["dry-run"],
  };
}
