import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { builtScreens } from "./built-screens.ts";
import { filesOf, readManifest } from "./first-view.ts";

/**
 * Writes the scripts that each page address needs to .vite/screens.json. The server names them in the
 * document, so that they load in parallel with the app instead of after it.
 */
export const screenFiles = (): Plugin => ({
  name: "screen-files",
  apply: "build",
  writeBundle({ dir = "" }) {
    const manifest = readManifest(dir);
    const app = new Set(filesOf(manifest, ["index.html"]).js);
    const scripts = builtScreens.map(({ path, parts }) => {
      const own = filesOf(manifest, parts).js.filter((file) => !app.has(file));
      // Files that others depend on load first.
      return [path, own.toReversed()];
    });
    writeFileSync(join(dir, ".vite/screens.json"), JSON.stringify(Object.fromEntries(scripts)));
  },
});
