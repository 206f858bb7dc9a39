import {
  acceptedLanguages,
  bestLanguage,
  publicLanguages,
} from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { FastifyInstance } from "fastify";

/** Runs each request in the language that best matches its Accept-Language header; English if none matches. */
export function speakToCaller(http: FastifyInstance): void {
  http.addHook("onRequest", ({ headers }, _reply, done) =>
    inLanguage(bestLanguage(acceptedLanguages(headers["accept-language"]), publicLanguages, "en"), done),
  );
}
