import { print } from "./print.ts";
import { type Config, readConfig, variables } from "@solodesk/server/kernel/config.ts";

/** Keys are never shown; of an address only the part that opens nothing. */
export function shown(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value === "") return "(unset)";
  if (/SECRET|PASSWORD|_KEY$/.test(name)) return "(set, hidden)";
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (url.password === "") return value;
  url.password = "hidden";
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
