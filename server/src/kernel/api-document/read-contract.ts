// Reads the export names of the contract, because its schemas and endpoints do not know their own names.
import { basename } from "node:path";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { z } from "zod";
import { importContract } from "./import-contract.ts";

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

/** Returns the export that holds a file's endpoints: second-factor.ts exports `secondFactor`. */
const featureOf = (module: string) =>
  basename(module, ".ts").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

export async function readContract(): Promise<Contract> {
  const endpoints = new Map<string, Endpoint>();
  const schemas = new Map<string, z.ZodType>();
  for (const module of await importContract()) {
    const exported = Exports.parse({ ...Object(module.exported) });
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType) schemas.set(name, value);
    const feature = featureOf(module.path);
    const calls = Feature.safeParse(exported[feature]).data ?? {};
    for (const [name, endpoint] of Object.entries(calls)) endpoints.set(`${feature}.${name}`, endpoint);
  }
  return { endpoints, schemas };
}
