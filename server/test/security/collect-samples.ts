// Finds the samples that a feature gives of its calls in `<feature>.samples.ts`, beside `<feature>.routes.ts`.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Targets } from "./samples.ts";

export interface AnySample {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  refused?: number;
}
type Given = AnySample | [AnySample, ...AnySample[]];

const FEATURES = join(import.meta.dirname, "../../src/features");
const files = readdirSync(FEATURES, { recursive: true, encoding: "utf8" });

/** By the name of the file: "second-factor.samples.ts". */
const modules = new Map<string, (targets: Targets) => Record<string, Given>>();
for (const file of files.filter((name) => name.endsWith(".samples.ts"))) {
  const { samples } = await import(join(FEATURES, file));
  modules.set(basename(file), samples);
}

/** "secondFactor.enable" → "second-factor" and "enable". */
function parts(id: string): [feature: string, call: string] {
  const [feature = "", call = ""] = id.split(".");
  return [feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), call];
}

/** The samples of a call, by its name in the contract: "orders.refund". Without any it is sent nothing. */
export function samplesOf(id: string, targets: Targets): [AnySample, ...AnySample[]] {
  const [feature, call] = parts(id);
  const given = modules.get(`${feature}.samples.ts`)?.(targets)[call] ?? {};
  return Array.isArray(given) ? given : [given];
}

/** The file, whether or not it is there, in which the samples of a call belong. */
export function fileOf(id: string): string {
  const [feature] = parts(id);
  const routes = files.find((file) => basename(file) === `${feature}.routes.ts`) ?? feature;
  return join("server/src/features", routes.replace(".routes.", ".samples."));
}

/** What the files give, as "orders.samples.ts: refund". */
export const givenSamples = (targets: Targets): string[] =>
  [...modules].flatMap(([file, samples]) => Object.keys(samples(targets)).map((call) => `${file}: ${call}`));
