import { CliError } from "../terminal/cli-error.ts";
import { exportCatalogueCommand } from "./catalogue-export.ts";
import { importCatalogueCommand } from "./catalogue-import.ts";
import { listImportsCommand } from "./catalogue-imports.ts";
import { listCatalogueCommand } from "./catalogue-list.ts";
import { removeCatalogueCommand } from "./catalogue-remove.ts";
import { undoImportCommand } from "./catalogue-undo.ts";

/** Runs `solo catalogue …` and returns its exit code. Throws CliError. */
export function catalogueCommand([name, ...args]: string[]): Promise<number> {
  if (name === "list") return listCatalogueCommand(args);
  if (name === "import") return importCatalogueCommand(args);
  if (name === "imports") return listImportsCommand(args);
  if (name === "undo") return undoImportCommand(args);
  if (name === "export") return exportCatalogueCommand(args);
  if (name === "remove") return removeCatalogueCommand(args);
  const problem =
    name === undefined ? "solo catalogue needs a subcommand" : `Unknown command "catalogue ${name}"`;
  throw new CliError(`${problem}: use list, import, imports, undo, export or remove; see: solo help`);
}
