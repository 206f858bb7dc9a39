import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Paths of all modules of the contract: those of its kernel first, each group sorted by name. */
export function contractModules(kernel: string): string[] {
  const modules = readdirSync(dirname(kernel), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".ts") && !name.includes(".test."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const isKernel = ({ parentPath }: (typeof modules)[number]) => parentPath === kernel;
  return [...modules.filter(isKernel), ...modules.filter((one) => !isKernel(one))].map(
    ({ parentPath, name }) => `${parentPath}/${name}`,
  );
}

/**
 * Imports every module of the contract. The server has already loaded nearly all of them. The build replaces this
 * function by one that names them, because a bundle has its own copies of the modules in it (server/vite.config.ts).
 */
export async function importContract(): Promise<{ path: string; exported: unknown }[]> {
  const kernel = dirname(fileURLToPath(import.meta.resolve("@solodesk/contract/kernel/endpoint.ts")));
  const imported = [];
  for (const path of contractModules(kernel))
    imported.push({ path, exported: await import(pathToFileURL(path).href) });
  return imported;
}
