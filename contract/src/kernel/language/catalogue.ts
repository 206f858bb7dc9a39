// Reads locales/<tag>/*.json on the server. A browser gets its language with its scripts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { LanguageTag } from "./languages.ts";

export const LOCALES = join(import.meta.dirname, "../../../../locales");

const Catalogue = z.record(z.string(), z.string());

/** Returns the translations of a language by their English texts; empty if it has none. */
export function readCatalogue(tag: LanguageTag, locales = LOCALES): Map<string, string> {
  const folder = join(locales, tag);
  const files = readdirSync(locales).includes(tag) ? readdirSync(folder).toSorted() : [];
  return new Map(
    files.flatMap((file) =>
      Object.entries(Catalogue.parse(JSON.parse(readFileSync(join(folder, file), "utf8")))),
    ),
  );
}
