import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesOf, readManifest } from "./first-view.ts";
import { screens } from "./screens.ts";

/**
 * Writes down which scripts each page address leads to. The server names them in the document, so that they set off
 * with the app instead of after it.
 */
export const screenFiles = (): Plugin => ({
  name: "screen-files",
  apply: "build",
  writeBundle({ dir = "" }) {
    const manifest = readManifest(dir);
    const app = new Set(filesOf(manifest, ["index.html"]).js);
    const scripts = screens.map(({ path, parts }) => {
      const own = filesOf(manifest, parts).js.filter((file) => !app.has(file));
      // What others stand on sets off first.
      return [path, own.toReversed()];
    });
    writeFileSync(join(dir, ".vite/screens.json"), JSON.stringify(Object.fromEntries(scripts)));
  },
});
