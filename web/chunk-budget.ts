import type { Plugin } from "vite";
import { builtScreens, maxCss, maxFonts } from "./built-screens.ts";
import { filesOf, firstFonts, readManifest, weigh } from "./first-view.ts";

/**
 * Weighs the first view of every screen as the server sends it; the build fails above a limit of budget.json.
 */
export const chunkBudget = (): Plugin => ({
  name: "chunk-budget",
  apply: "build",
  writeBundle({ dir = "" }) {
    const manifest = readManifest(dir);
    const weighed = builtScreens.flatMap(({ path, parts, js: maxJs }) => {
      const { js, css } = filesOf(manifest, parts);
      return [
        { what: `The JavaScript of ${path}`, weight: weigh(dir, js), most: maxJs },
        { what: `The CSS of ${path}`, weight: weigh(dir, css), most: maxCss },
      ];
    });
    const fonts = { what: "The fonts of a first view", weight: weigh(dir, firstFonts(dir)), most: maxFonts };
    const heavy = [...weighed, fonts].filter(({ weight, most }) => weight > most);
    if (heavy.length === 0) return;
    const sentences = heavy.map(
      ({ what, weight, most }) =>
        `${what} weighs ${weight.toFixed(1)} kB (gzip), more than its ${most} kB in web/budget.json.`,
    );
    this.error(sentences.join("\n"));
  },
});
