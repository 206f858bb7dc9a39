import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Grammar } from "./grammar.ts";

/** Of every language that the desk speaks. */
export const grammars: Partial<Record<LanguageTag, Grammar>> = { en, es, de };
