// Reads the export names of the contract, because its schemas and endpoints do not know their own names.
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { z } from "zod";

export interface Contract {
  /** "payouts.request" → the endpoint. */
  endpoints: ReadonlyMap<string, Endpoint>;
  /** "Payout" → the schema. */
  schemas: ReadonlyMap<string, z.ZodType>;
}

const Exports = z.record(z.string(), z.unknown());
const AnEndpoint = z.custom<Endpoint>((value) => Endpointlike.safeParse(value).success);
const Endpointlike = z.object({ method: z.string(), path: z.string().startsWith("/"), summary: z.string() });
const Feature = z.record(z.string(), AnEndpoint);

const KERNEL = dirname(fileURLToPath(import.meta.resolve("@solodesk/contract/kernel/endpoint.ts")));
const SOURCES = dirname(KERNEL);

/** Modules of the kernel come first; each group is sorted by name. */
function listModules(): string[] {
  const modules = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".ts") && !name.includes(".test."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const isKernel = ({ parentPath }: (typeof modules)[number]) => parentPath === KERNEL;
  return [...modules.filter(isKernel), ...modules.filter((one) => !isKernel(one))].map(
    ({ parentPath, name }) => pathToFileURL(`${parentPath}/${name}`).href,
  );
}

/** Returns the export that holds a file's endpoints: second-factor.ts exports `secondFactor`. */
const featureOf = (module: string) =>
  basename(module, ".ts").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** Imports every module of the contract. The server has already loaded nearly all of them. */
export async function readContract(): Promise<Contract> {
  const endpoints = new Map<string, Endpoint>();
  const schemas = new Map<string, z.ZodType>();
  for (const module of listModules()) {
    const exported = Exports.parse({ ...(await import(module)) });
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType) schemas.set(name, value);
    const feature = featureOf(module);
    const calls = Feature.safeParse(exported[feature]).data ?? {};
    for (const [name, endpoint] of Object.entries(calls)) endpoints.set(`${feature}.${name}`, endpoint);
  }
  return { endpoints, schemas };
}
