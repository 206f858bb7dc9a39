import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readCatalogue } from "@solodesk/contract/kernel/language/catalogue.ts";
import { isLanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";
import type { Plugin, Rollup } from "vite";
import { compiled, messagesIn } from "../scripts/messages/messages-in.mjs";

/** What stands for a message until the files are written, in whichever quotes the minifier chose. */
const MARK = /(["'`])message:([0-9a-f]{16})\1/g;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** The entries of the pages that the server renders, which have more languages than the desk. */
const PUBLIC_ENTRY = /\/src\/store-page\//;

type Chunks = Rollup.OutputBundle;

/** The scripts that these import, now or later, and they themselves. */
function withImports(bundle: Chunks, entries: readonly string[]): Set<string> {
  const names = new Set(entries);
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk") continue;
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) names.add(imported);
  }
  return names;
}

function scriptsIn(bundle: Chunks, speaks: "all" | "public"): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  if (speaks === "all") return chunks.map(({ fileName }) => fileName);
  const entries = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && PUBLIC_ENTRY.test(facadeModuleId ?? ""),
  );
  return [
    ...withImports(
      bundle,
      entries.map(({ fileName }) => fileName),
    ),
  ];
}

/**
 * Compiles the messages of `t`, `msg` and `rich`, so that the browser needs no parser for them. Every language
 * gets a folder with a copy of the scripts in which its messages are, so that a reader loads one language, and
 * of it only the messages of the code that they load. `.vite/languages.json` names the folders for the server.
 *
 * The server looks messages up when it renders a page, so its own bundle keeps them as they are.
 */
export function compiledMessages(): Plugin {
  const texts = new Map<string, string>();
  let isBuild = false;

  function inPlace(text: string): string {
    if (!isBuild) return JSON.stringify(compiled(text));
    const hash = hashOf(text);
    texts.set(hash, text);
    return `"message:${hash}"`;
  }
  /** Puts the messages into a script, translated where there is a translation. */
  function spoken(code: string, catalogue: ReadonlyMap<string, string>): string {
    return code.replace(MARK, (_, _quote, hash: string) => {
      const text = texts.get(hash);
      if (text === undefined) throw new Error(`The build has lost the message ${hash}.`);
      return JSON.stringify(compiled(catalogue.get(text) ?? text));
    });
  }

  return {
    name: "compiled-messages",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform: {
      filter: { id: /\/(?:web|contract)\/src\/.*\.tsx?$/, code: /\b(?:t|msg|rich)\(/ },
      handler(code, id) {
        let next = code;
        for (const {
          text,
          replaced: { start, end },
        } of messagesIn(id, code).toReversed())
          next = next.slice(0, start) + inPlace(text) + next.slice(end);
        return { code: next, map: null };
      },
    },
    writeBundle({ dir = "" }, bundle) {
      const folders: Record<string, string> = {};
      const marked = new Map(
        scriptsIn(bundle, "all").map((name) => [name, readFileSync(join(dir, name), "utf8")]),
      );
      for (const [tag, { speaks }] of Object.entries(languages)) {
        if (!isLanguageTag(tag) || tag === "en") continue;
        const catalogue = readCatalogue(tag);
        if (catalogue.size === 0) continue;
        const folder = `assets/${tag}-${hashOf(JSON.stringify([...catalogue])).slice(0, 8)}`;
        mkdirSync(join(dir, folder), { recursive: true });
        for (const name of scriptsIn(bundle, speaks)) {
          const code = spoken(marked.get(name) ?? "", catalogue);
          // Scripts import one another by relative paths; only the list of what to preload has whole ones.
          const moved = code.replace(/(["'`])assets\/([^"'`/]+\.js)\1/g, `$1${folder}/$2$1`);
          writeFileSync(join(dir, folder, basename(name)), moved);
        }
        folders[tag] = folder;
      }
      for (const [name, code] of marked) writeFileSync(join(dir, name), spoken(code, new Map()));
      writeFileSync(join(dir, ".vite/languages.json"), JSON.stringify(folders));
    },
  };
}
