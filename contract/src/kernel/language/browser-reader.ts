import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "./language.ts";

/** The contract is not typed for browsers. */
declare const document: { documentElement: { lang: string } };

/** The build has compiled the messages and put them in the place of their texts. */
function lookUp(message: unknown): CompiledMessage;
function lookUp(message: unknown): unknown {
  return message;
}

export const language = (): Language => ({ tag: document.documentElement.lang || "en", lookUp });
