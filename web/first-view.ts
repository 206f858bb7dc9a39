// Which files a browser fetches before it can show a screen, read from the build's manifest.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sentSize } from "./compressed.ts";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface Files {
  js: string[];
  css: string[];
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));

/** Loaded by every page; it is not bundled, so the manifest does not list it. */
const boot = "boot.js";

/** Returns the files of these parts and of everything they import statically. */
export function filesOf(manifest: Manifest, parts: readonly string[]): Files {
  const chunks = chunksOf(manifest, parts);
  return {
    js: [boot, ...chunks.map(({ file }) => file)],
    css: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/**
 * Returns the scripts that these parts import later, on a press or when idle, without those loaded already.
 */
export function laterFilesOf(manifest: Manifest, parts: readonly string[]): string[] {
  const app = chunksOf(manifest, ["index.html"]);
  const own = chunksOf(manifest, parts).filter((chunk) => !app.includes(chunk));
  const there = filesOf(manifest, parts).js;
  const later = own.flatMap(({ dynamicImports = [] }) => dynamicImports);
  return filesOf(manifest, later).js.filter((file) => !there.includes(file));
}

/**
 * Returns the fonts that index.html preloads; the browser fetches others only when a page uses their
 * characters.
 */
export const firstFonts = (folder: string): string[] =>
  Array.from(
    readFileSync(join(folder, "index.html"), "utf8").matchAll(/href="\/([^"]+\.woff2)"/g),
    ([, file = ""]) => file,
  );

/** Returns the size of the files as sent, in kB of 1,000 bytes. */
export const weigh = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sentSize(join(folder, file)), 0) / 1000;

function chunksOf(manifest: Manifest, parts: readonly string[]): Chunk[] {
  const names = new Set(parts);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return Array.from(names, (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`budget.json names ${name}, but the build has no such part.`);
    return chunk;
  });
}
