// Every condition of a repository that says whose rows are meant, and those that no test can miss.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownerClauses } from "../../../scripts/owner-clauses.mjs";

const SOURCES = join(import.meta.dirname, "../../src");

/** By file and clause. */
export const knownClauses: string[] = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".repository.ts"))
  .toSorted()
  .flatMap((file) => ownerClauses(file, readFileSync(join(SOURCES, file), "utf8")))
  .map(({ name }) => name);

/** Without these every answer stays the same; each with the reason. A stale entry fails. */
export const needlessClauses: Record<string, string> = {};
