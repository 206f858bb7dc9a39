// The list of all documents: docs/README.md, and for a folder in it all pages of that folder. The sidebar of the site and
// llms.txt are made from it.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { ROOT } from "../node24.mjs";
import { titleOf } from "./markdown.mjs";

export const LIST = "docs/README.md";
const ENTRY = /^- \[([^\]]+)\]\(([^)\s]+)\)(?:: (.+))?$/;
const ROW = /^\| \[[^\]]+\]\(([^)\s]+)\) +\| (.+?) +\|$/;

export const read = (path) => readFileSync(join(ROOT, path), "utf8");
const isPage = (name) => name.endsWith(".md") && name !== "README.md";
const joined = (from, href) => posix.join(dirname(from), href);

/** Every markdown file of docs, in subfolders too, with its path from the root of the project. */
export const documentPaths = () =>
  readdirSync(join(ROOT, "docs"), { recursive: true })
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"))
    .toSorted();

const pageAt = (path, about) => ({ path, title: titleOf(read(path)), about });

/** The tables of a folder's README.md, under their headings. */
function sectionsOf(readme) {
  const sections = [];
  for (const line of read(readme).split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const [, href, about] = ROW.exec(line) ?? [];
    if (heading) sections.push({ title: heading, pages: [] });
    if (href) sections.at(-1)?.pages.push(pageAt(joined(readme, href), about));
  }
  return sections.filter(({ pages }) => pages.length > 0);
}

function sectionsIn(path) {
  if (/^docs\/.+\/README\.md$/.test(path)) return sectionsOf(path);
  if (!statSync(join(ROOT, path)).isDirectory()) return [];
  const pages = readdirSync(join(ROOT, path)).filter(isPage).toSorted();
  return [{ title: undefined, pages: pages.map((name) => pageAt(`${path}/${name}`)) }];
}

/**
 * Groups with a title and entries. An entry has the path of a page or a folder, the title and sentence that the list gives
 * it, and, for a folder, the sections of its pages.
 */
export function documentGroups(list = read(LIST)) {
  const groups = [];
  for (const line of list.replaceAll(/\n {2,}/g, " ").split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const [, title, href, about] = ENTRY.exec(line) ?? [];
    if (heading) groups.push({ title: heading, entries: [] });
    if (!title) continue;
    const path = joined(LIST, href);
    groups.at(-1).entries.push({ path, title, about, sections: sectionsIn(path) });
  }
  return groups;
}

/** The sentence about the product in front of the groups. */
export const summary = () =>
  /^> [\s\S]*?(?=\n\n)/m.exec(read(LIST))[0].replaceAll(/^> /gm, "").replaceAll("\n", " ");
