// Copies the documents to where the site is built, with links that fit there, and adds a page for each folder and each source
// file that they link to.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { ROOT } from "../node24.mjs";
import { documentGroups, documentPaths, read } from "./document-list.mjs";
import { rewriteLabels, rewriteLinks, titleOf } from "./markdown.mjs";
import { isOutside, sitePath, targetOf } from "./site-paths.mjs";

/** A picture in two themes: GitHub follows the system, the site its own switch. */
const PICTURE =
  /<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img alt="([^"]+)" src="([^"]+)">\s*<\/picture>/g;
const inBothThemes = (markdown) =>
  markdown.replace(
    PICTURE,
    '<img class="only-light" alt="$2" src="$3"><img class="only-dark" alt="$2" src="$1" loading="lazy">',
  );

/** Languages of source files that their ending does not name. */
const languages = {
  ".ts": "ts",
  ".mjs": "js",
  ".yaml": "yaml",
  ".yml": "yaml",
  ".service": "ini",
  ".json": "json",
};
const sourcePage = (path) =>
  `# ${path}\n\n\`\`\`\`${languages[extname(path)] ?? "txt"}\n${read(path).trimEnd()}\n\`\`\`\`\n`;

function folderPage(path, from) {
  const entry = documentGroups()
    .flatMap(({ entries }) => entries)
    .find((one) => one.path === path);
  const pages =
    entry?.sections.flatMap((section) => section.pages) ??
    documentPaths()
      .filter((page) => dirname(page) === path)
      .map((page) => ({ path: page, title: titleOf(read(page)) }));
  const lines = pages.map(
    (page) => `- [${page.title}](${posix.relative(dirname(from), sitePath(page.path))})`,
  );
  return `# ${entry?.title ?? path}\n\n${lines.join("\n")}\n`;
}

/** What the site calls the page that a file links to. */
const titleFrom = (path) => (href) => {
  const target = targetOf(path, href).path;
  return target === "README.md" || !target.endsWith(".md") ? undefined : titleOf(read(target));
};

/** Fills an empty folder and returns the pages in it. */
export function stageSite(folder) {
  rmSync(folder, { recursive: true, force: true });
  const staged = new Map();
  const waiting = new Map();

  function linkFrom(path, href) {
    if (isOutside(href)) return href;
    const { path: target, anchor } = targetOf(path, href);
    const page = sitePath(target);
    if (page === undefined || !existsSync(join(ROOT, target)))
      throw new Error(`${path}: ${href} leads nowhere`);
    const hash = anchor === undefined ? "" : `#${anchor}`;
    if (page.startsWith("pictures/")) return `/${page}`;
    if (!staged.has(page)) waiting.set(page, target);
    const relative = posix.relative(dirname(sitePath(path)), page);
    return `${target === path ? "" : relative.startsWith(".") ? relative : `./${relative}`}${hash}`;
  }

  const add = (page, text) => {
    staged.set(page, text);
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), text);
  };
  const addDocument = (path) => {
    waiting.delete(sitePath(path));
    staged.set(sitePath(path), "");
    add(
      sitePath(path),
      rewriteLinks(rewriteLabels(inBothThemes(read(path)), titleFrom(path)), (href) => linkFrom(path, href)),
    );
  };

  for (const path of documentPaths()) addDocument(path);
  while (waiting.size > 0) {
    const [[page, target]] = waiting;
    waiting.delete(page);
    if (target.endsWith(".md")) addDocument(target);
    else add(page, page.startsWith("source/") ? sourcePage(target) : folderPage(target, page));
  }
  cpSync(join(ROOT, "docs/pictures"), join(folder, "public/pictures"), { recursive: true });
  cpSync(join(ROOT, "web/public/favicon.svg"), join(folder, "public/favicon.svg"));
  return staged;
}
