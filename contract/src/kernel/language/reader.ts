// The language that the server writes in. browser-reader.ts is the counterpart for browsers.

import { AsyncLocalStorage } from "node:async_hooks";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { readCatalogue } from "./catalogue.ts";
import type { Language } from "./language.ts";
import { isLanguageTag, type LanguageTag } from "./languages.ts";

/** What follows "||" is for translators. */
const withoutNote = (text: string) => text.replace(/\|\|[^|]*$/, "");

/** Reads the catalogue on first use and compiles each message once. */
function made(tag: LanguageTag): Language {
  const catalogue = tag === "en" ? new Map<string, string>() : readCatalogue(tag);
  const compiled = new Map<string, CompiledMessage>();
  const lookUp = (message: unknown): CompiledMessage => {
    const text = String(message);
    const known = compiled.get(text);
    if (known !== undefined) return known;
    const translation = catalogue.get(text);
    if (translation === undefined && tag !== "en")
      process.emitWarning(
        `There is no text in "${tag}" for ${JSON.stringify(text)}; it is shown in English.`,
      );
    const next = compile(translation ?? withoutNote(text));
    compiled.set(text, next);
    return next;
  };
  return { tag, lookUp };
}

const spoken = new Map<string, Language>();

function speaking(tag: string): Language {
  const known = isLanguageTag(tag) ? tag : "en";
  const language = spoken.get(known) ?? made(known);
  spoken.set(known, language);
  return language;
}

const current = new AsyncLocalStorage<Language>();

/** The language of the enclosing `inLanguage`; English outside of one. */
export const language = (): Language => current.getStore() ?? speaking("en");

/** Runs `work`, in which `t` speaks this language; English if Solodesk does not speak it. */
export const inLanguage = <T>(tag: string, work: () => T): T => current.run(speaking(tag), work);
