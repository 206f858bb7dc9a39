import { join } from "node:path";
import { builtScreens, maxCss, maxFonts } from "../web/built-screens.ts";
import { filesOf, firstFonts, laterFilesOf, readManifest, weigh } from "../web/first-view.ts";
import { report } from "./figures.ts";

const build = join(import.meta.dirname, "../web/dist/client");
const kB = (weight: number) => `${weight.toFixed(1)} kB`;

/**
 * Reports what a browser fetches before it can show each screen, and what it may fetch later; gzipped, as
 * sent.
 */
export function measureBundle(): void {
  const manifest = readManifest(build);
  const fonts = weigh(build, firstFonts(build));
  report({
    what: "fonts of a first view",
    measured: kB(fonts),
    wanted: `≤ ${maxFonts} kB`,
    met: fonts <= maxFonts,
  });
  for (const { path, parts, js: maxJs } of builtScreens) {
    const files = filesOf(manifest, parts);
    const js = weigh(build, files.js);
    const css = weigh(build, files.css);
    const later = weigh(build, laterFilesOf(manifest, parts));
    report({
      what: path,
      measured: `${kB(js)} JS, ${kB(css)} CSS, ${kB(later)} later`,
      wanted: `≤ ${maxJs} and ${maxCss} kB`,
      met: js <= maxJs && css <= maxCss,
    });
  }
}
