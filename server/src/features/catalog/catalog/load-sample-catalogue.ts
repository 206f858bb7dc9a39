import type { Deps } from "#kernel/deps.ts";
import { hasProducts } from "./import/import.repository.ts";
import { importCatalogue } from "./import/import-catalogue.ts";
import { readSampleCatalogue } from "./sample-catalogue.ts";
import { isSampleDeclined } from "./sample-catalogue-fact.ts";

/**
 * Loads the products that ship with Solodesk into an empty catalogue, unless the operator emptied it on
 * purpose; returns how many were loaded.
 */
export async function loadSampleCatalogue(
  deps: Pick<Deps, "db" | "clock" | "newId" | "config">,
  progress: (message: string) => void = () => undefined,
): Promise<number> {
  if ((await hasProducts(deps.db)) || (await isSampleDeclined(deps.db))) return 0;
  progress("Loading the sample catalogue");
  const { created } = await importCatalogue(deps, await readSampleCatalogue(), { wholesalePercent: 60 });
  return created;
}
