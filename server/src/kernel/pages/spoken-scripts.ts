// In which language a page is, and where the scripts of that language are.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  acceptedLanguages,
  bestLanguage,
  isLanguageTag,
  type LanguageTag,
  languages,
} from "@solodesk/contract/kernel/language/languages.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";

const Folders = z.record(z.string(), z.string());

/** The folders of the build that have the scripts of a language; those in English are in none. */
export type ScriptFolders = ReadonlyMap<LanguageTag, string>;

/** Reads what the build wrote about its languages. `webBuild` is Vite's output folder. */
export function readScriptFolders(webBuild: string): ScriptFolders {
  const file = join(webBuild, "client/.vite/languages.json");
  const written = existsSync(file) ? Folders.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  return new Map(
    Object.entries(written).flatMap(([tag, folder]) => (isLanguageTag(tag) ? [[tag, folder]] : [])),
  );
}

/** Returns the path of a script in a language: "assets/app-1.js" is "assets/de-2/app-1.js" in German. */
export function scriptIn(folders: ScriptFolders, tag: LanguageTag, script: string): string {
  const folder = folders.get(tag);
  return folder === undefined ? script : script.replace(/^(\/?)assets\/(?=[^/]+\.js$)/, `$1${folder}/`);
}

/** Returns a built document with the scripts of a language. */
export function documentIn(folders: ScriptFolders, tag: LanguageTag, document: string): string {
  return document
    .replace(/<html lang="[^"]*" dir="[^"]*"/, `<html lang="${tag}" dir="${languages[tag].direction}"`)
    .replaceAll(/"(\/assets\/[^"/]+\.js)"/g, (_, script: string) => `"${scriptIn(folders, tag, script)}"`);
}

/** The language that the reader chose on this site: a cookie, because the document's request carries nothing else. */
const chosenLanguage = (cookies: string | undefined): string[] =>
  /(?:^|;\s*)language=([\w-]{1,20})/.exec(cookies ?? "")?.slice(1) ?? [];

/** Returns the language that the reader of the desk chose, or else the best of those that their browser asks for. */
export const deskLanguageOf = (
  { headers }: Pick<FastifyRequest, "headers">,
  offered: readonly LanguageTag[],
) =>
  bestLanguage(
    [...chosenLanguage(headers.cookie), ...acceptedLanguages(headers["accept-language"])],
    offered,
    "en" as const,
  );
