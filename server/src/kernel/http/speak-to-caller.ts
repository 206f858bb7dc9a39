import {
  acceptedLanguages,
  bestLanguage,
  publicLanguages,
} from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { FastifyInstance } from "fastify";

/** Runs every request, from its first hook on, in the first language that its caller accepts; English if we speak none. */
export function speakToCaller(http: FastifyInstance): void {
  http.addHook("onRequest", ({ headers }, _reply, done) =>
    inLanguage(bestLanguage(acceptedLanguages(headers["accept-language"]), publicLanguages, "en"), done),
  );
}
