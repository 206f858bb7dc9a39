// The files of docs/operate/several-machines.md, filled as that page says: by envsubst, with the variables of cluster.env.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ROOT } from "../../../scripts/node24.mjs";

const FOLDER = join(ROOT, "docs/operate/several-machines");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

/** The variables that an operator sets. */
export const variables = Object.keys(parseEnv(read("cluster.env")));

/** The text of a file of the recipe with the values of one machine. Throws if the operator would have set others. */
export function filled(name: string, values: Record<string, string>): string {
  const [wanted, given] = [variables.toSorted().join(), Object.keys(values).toSorted().join()];
  if (wanted !== given) throw new Error(`cluster.env sets ${wanted}, and the test sets ${given}`);
  const { PATH = "" } = process.env;
  return execFileSync("envsubst", { input: read(name), env: { PATH, ...values }, encoding: "utf8" });
}

export const filledEnv = (name: string, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parseEnv(filled(name, values))).map(([key, value]) => [key, value ?? ""]),
  );
