import { type Config, readConfig, variables } from "@solodesk/server/kernel/config.ts";

/** Keys are never shown; of an address only the part that opens nothing. */
export function shown(name: string, value: unknown): string {
  if (value === undefined || value === "") return "(unset)";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (/SECRET|PASSWORD|_KEY$/.test(name)) return "(set, hidden)";
  if (!URL.canParse(String(value))) return String(value);
  const url = new URL(String(value));
  if (url.password === "") return String(value);
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
  console.log(describeConfig(readConfig()));
  return 0;
}
