import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import {
  type ExportedProduct,
  exportCatalogue,
} from "@solodesk/server/features/catalog/catalog/import/export-catalogue.ts";
import { byKind, kindOf } from "@solodesk/server/features/catalog/catalog/import/read/kind-of.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { messageOf, print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { productWriters } from "./write-products.ts";

type Batches = AsyncIterable<ExportedProduct[]>;

/** Throws CliError. */
export function readCatalogueExportOptions(args: string[]) {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CliError("Specify one file: solo catalogue export FILE");
  return { file, isPacked: kindOf(file).isPacked, write: byKind(file, productWriters) };
}

/**
 * Writes the export. Readers of the file see either the old file or the complete new one. Throws CliError.
 */
export async function writeCatalogue(
  batches: Batches,
  { file, isPacked, write }: ReturnType<typeof readCatalogueExportOptions>,
): Promise<void> {
  // A random name, so that nobody can have put a link there.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(
      write(batches),
      isPacked ? createGzip() : new PassThrough(),
      createWriteStream(draft, { flags: "wx" }),
    );
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const isOfDisk = error instanceof Error && "syscall" in error && "path" in error;
    throw isOfDisk ? new CliError(`${file} cannot be written (${messageOf(error)}).`) : error;
  }
}

export async function exportCatalogueCommand(args: string[]): Promise<number> {
  const options = readCatalogueExportOptions(args);
  const { deps, close } = await openInstallation(say);
  let written = 0;
  async function* counted(batches: Batches): Batches {
    for await (const batch of batches) {
      written += batch.length;
      yield batch;
    }
  }
  try {
    await writeCatalogue(counted(exportCatalogue(deps)), options);
    print(`${written.toLocaleString("en")} products written to ${options.file}.`);
    return 0;
  } finally {
    await close();
  }
}
