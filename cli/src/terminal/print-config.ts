import {
  type Config,
  readConfig,
  secretVariables,
  variables,
} from "@solodesk/server/kernel/config/config.ts";
import { print } from "./print.ts";

/** Keys are never shown; of an address only the part that opens nothing. */
export function shown(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value === "") return "(unset)";
  const secret = secretVariables[name];
  if (secret === "value") return "(set, hidden)";
  if (secret === undefined || !URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.password !== "") url.password = "hidden";
  if (url.searchParams.has("password")) url.searchParams.set("password", "hidden");
  return url.href;
}

const nothing: Record<string, unknown> = readConfig({}, "");

export function describeConfig(config: Config): string {
  const values: Record<string, unknown> = config;
  return Object.entries(variables)
    .map(([name, schema]) => {
      const lines = [`${name}=${shown(name, values[name])}`, `    ${schema.description ?? ""}`];
      return [...lines, `    default: ${shown(name, nothing[name])}`].join("\n");
    })
    .join("\n");
}

export function printConfig(): number {
  print(describeConfig(readConfig()));
  return 0;
}
