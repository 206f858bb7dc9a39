import {
  acceptedLanguages,
  bestLanguage,
  publicLanguages,
} from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { FastifyInstance } from "fastify";
import { addVary } from "./add-vary.ts";

const isJson = (type: unknown): boolean => String(type).startsWith("application/json");

/**
 * Runs each request in the language that best matches its Accept-Language header; English if none matches. JSON
 * answers say so to caches. Pages set their own `Vary`, and files in the reader's language are never cached.
 */
export function speakToCaller(http: FastifyInstance): void {
  http.addHook("onRequest", ({ headers }, _reply, done) =>
    inLanguage(bestLanguage(acceptedLanguages(headers["accept-language"]), publicLanguages, "en"), done),
  );
  http.addHook("onSend", async (_request, reply) => {
    if (isJson(reply.getHeader("content-type"))) addVary(reply, "accept-language");
  });
}
