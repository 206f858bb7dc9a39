import { findImport } from "@solodesk/server/features/catalog/catalog/import/find-import.ts";
import { importsKept } from "@solodesk/server/features/catalog/catalog/import/import-batch.ts";
import {
  type StayingProduct,
  type UndoReport,
  undoImport,
} from "@solodesk/server/features/catalog/catalog/import/undo-import.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { progressBar } from "../terminal/progress-bar.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { whenOf } from "../terminal/when-of.ts";
import { importStateOf } from "./catalogue-imports.ts";

interface Options {
  which: number | "last";
  isConfirmed: boolean;
  dryRun: boolean;
}

type Found = NonNullable<Awaited<ReturnType<typeof findImport>>>;

const MOST_ID = 2_147_483_647;
const count = (n: number) => n.toLocaleString("en");
const counted = (n: number, one: string) => `${count(n)} ${n === 1 ? one : `${one}s`}`;

/** Throws CliError. */
export function readUndoOptions(args: string[]): Options {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false }, "dry-run": { type: "boolean", default: false } },
  });
  const [which, ...more] = positionals;
  if (which === undefined || more.length > 0)
    throw new CliError("Specify one import: solo catalogue undo ID, or solo catalogue undo last");
  const id = Number(which);
  const isId = /^\d{1,10}$/.test(which) && id > 0 && id <= MOST_ID;
  if (which !== "last" && !isId)
    throw new CliError(`${oneLine(which)} is not an import ID: solo catalogue imports lists them.`);
  return { which: which === "last" ? which : id, isConfirmed: values.yes, dryRun: values["dry-run"] };
}

/** Throws CliError if it is known that nothing can be undone. */
function requireUndoable(found: Found | undefined, which: Options["which"]): Found {
  if (!found)
    throw new CliError(
      which === "last"
        ? "There is no import left to undo."
        : `There is no import ${which}: solo catalogue imports lists them.`,
    );
  if (found.forgotten)
    throw new CliError(
      `Import ${found.id} is too old: only the last ${importsKept} imports that changed something can be undone.`,
    );
  return found;
}

/** One line for each product that stays; those not reported one by one are only counted. */
function describeStaying(staying: readonly StayingProduct[], all: number): string[] {
  const lines = staying.map(({ sku, name, stores, outcome }) => {
    const reason =
      outcome === "listed" ? `kept, listed by ${counted(stores, "store")}` : "kept, changed again since";
    return `  ${oneLine(sku)} ${oneLine(name)}: ${reason}`;
  });
  const unnamed = all - staying.length;
  return unnamed > 0 ? [...lines, `  and ${count(unnamed)} more`] : lines;
}

/** One summary line, and one for each product that stays. */
export function describeUndo(
  { removed, putBack, listed, changed, staying }: UndoReport,
  isDone: boolean,
): string[] {
  const whole = `${count(removed)} removed, ${count(putBack)} restored, ${count(listed)} kept because stores list them, ${count(changed)} kept because they were changed again since.`;
  return [isDone ? whole : `Preview: ${whole}`, ...describeStaying(staying, listed + changed)];
}

const nameOf = ({ id, file, startedAt }: Found) =>
  `Import ${id} (${oneLine(file)}, ${whenOf(startedAt)} UTC)`;

/** Returns exit code 1 if the operator declines. */
export async function undoImportCommand(args: string[]): Promise<number> {
  const { which, isConfirmed, dryRun } = readUndoOptions(args);
  const bar = progressBar();
  const { deps, close } = await openInstallation(say);
  try {
    const found = requireUndoable(await findImport(deps, which), which);
    const progress = (done: number) => bar.show(done / found.undoable, counted(done, "product"));
    const expected = await undoImport(deps, found.id, { dryRun: true, progress });
    bar.end();
    if (dryRun || expected.removed + expected.putBack === 0) {
      print([`${nameOf(found)}: ${importStateOf(found)}.`, ...describeUndo(expected, false)].join("\n"));
      if (!dryRun) print("Nothing was changed.");
      return 0;
    }
    if (!isConfirmed) {
      const running =
        found.endedAt === null
          ? " It has not finished: if it is still running, undoing it stops it and also undoes what it has saved by then."
          : "";
      say([`${nameOf(found)}.${running}`, ...describeUndo(expected, false)].join("\n"));
      if (!(await confirm("Undo it?"))) {
        print("Nothing was changed.");
        return 1;
      }
    }
    const report = await undoImport(deps, found.id, { progress });
    bar.end();
    print([`${nameOf(found)} undone.`, ...describeUndo(report, true)].join("\n"));
    return 0;
  } finally {
    bar.end();
    await close();
  }
}
