import { importsKept } from "@solodesk/server/features/catalog/catalog/import/import-batch.ts";
import {
  type ImportRow,
  importState,
  listImports,
} from "@solodesk/server/features/catalog/catalog/import/list-imports.ts";
import { openInstallation } from "../open-installation.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";
import { whenOf } from "../terminal/when-of.ts";

const heading = ["Id", "When (UTC)", "File", "Created", "Updated", "Unchanged", "Rejected", "State"];

const count = (n: number) => n.toLocaleString("en");

const states = {
  undone: "undone",
  unchanged: "changed nothing",
  too_old: "too old to undo",
  undoing: "being undone",
  unfinished: "unfinished; can be undone",
  undoable: "can be undone",
};

/** Says in a few words whether an import can be undone. */
export function importStateOf(row: ImportRow): string {
  if (row.undoneAt !== null) return `undone ${whenOf(row.undoneAt)}`;
  return states[importState(row)];
}

export function describeImports(imports: readonly ImportRow[]): string {
  if (imports.length === 0) return "No imports yet.";
  const rows = imports.map((one) => [
    String(one.id),
    whenOf(one.startedAt),
    one.file,
    ...[one.created, one.updated, one.unchanged, one.refused].map(count),
    importStateOf(one),
  ]);
  return [
    ...textTable([heading, ...rows]),
    "",
    `The last ${importsKept} imports that changed something can be undone: solo catalogue undo ID`,
  ].join("\n");
}

export async function listImportsCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { limit: { type: "string", default: "20" } } });
  const limit = readLimit(values.limit);
  const { deps, close } = await openInstallation(say);
  try {
    print(describeImports(await listImports(deps, { limit })));
    return 0;
  } finally {
    await close();
  }
}
