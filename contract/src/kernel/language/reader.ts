// In whose language the server speaks. The browser's part of this is in reader.browser.ts.

import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";

export interface Language {
  /** A BCP 47 tag, which decides about plurals and digits. */
  tag: string;
  /** Returns a message as compiled, in this language. */
  lookUp: (message: unknown) => CompiledMessage;
}

const compiled = new Map<string, CompiledMessage>();

/** Compiles each message once. */
function lookUp(message: unknown): CompiledMessage {
  const text = String(message);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const next = compile(text.replace(/\|\|[^|]*$/, ""));
  compiled.set(text, next);
  return next;
}

const english: Language = { tag: "en", lookUp };

export const language = (): Language => english;
