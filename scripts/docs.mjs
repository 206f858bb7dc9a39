// npm run docs: builds the documents as a site into site/dist and serves them. npm run docs -- --build only builds.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { llmsText } from "./documents/llms-text.mjs";
import { stageSite } from "./documents/stage-site.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./node24.mjs";

const SITE = join(ROOT, "site");
const OUT = join(SITE, "dist");

ensureInstalled({ all: true });
const { build } = await import("vitepress");
const { preview } = await import("vite");

const staged = join(ROOT, ".cache", "site");
const pages = stageSite(staged);
cpSync(join(SITE, "home.md"), join(staged, "index.md"));
await build(SITE);
// Each page is there as markdown too, for language models.
for (const [page, text] of pages) {
  mkdirSync(dirname(join(OUT, page)), { recursive: true });
  writeFileSync(join(OUT, page), text);
}
writeFileSync(join(OUT, "llms.txt"), llmsText());

if (process.argv.includes("--build")) {
  console.log(`The site is in ${OUT}: ${pages.size + 1} pages for any web server.`);
} else {
  const server = await preview({
    root: SITE,
    configFile: false,
    appType: "mpa",
    logLevel: "warn",
    build: { outDir: OUT },
  });
  console.log(`Open ${server.resolvedUrls.local[0]} (Ctrl+C ends it)`);
}
