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
 * Runs each request in the language that best matches its Accept-Language header; English if none matches. Answers and
 * refusals of the API say so to caches. Pages name what they differ by themselves, and pictures and files differ by nothing.
 */
export function speakToCaller(http: FastifyInstance): void {
  http.addHook("onRequest", ({ headers }, _reply, done) =>
    inLanguage(bestLanguage(acceptedLanguages(headers["accept-language"]), publicLanguages, "en"), done),
  );
  http.addHook("onSend", async (_request, reply) => {
    if (isJson(reply.getHeader("content-type"))) addVary(reply, "accept-language");
  });
}
