// Where a file of the project is on the site.
import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { ROOT } from "../node24.mjs";
import { LIST } from "./document-list.mjs";

const named = {
  "README.md": "overview.md",
  "SECURITY.md": "security-policy.md",
  [LIST]: "all-pages.md",
};

const isFolder = (path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isDirectory();
const isMarkdown = (path) => path.endsWith(".md");

/** The page of the site for a file or folder of the project. Source files get a page that shows them. */
export function sitePath(path) {
  if (named[path]) return named[path];
  if (path.startsWith("docs/pictures/")) return path.slice("docs/".length);
  if (isFolder(path)) return path.startsWith("docs/") ? `${path.slice("docs/".length)}/index.md` : undefined;
  const inDocs = path.startsWith("docs/") ? path.slice("docs/".length) : path;
  if (basename(path) === "README.md" && path.startsWith("docs/")) return `${dirname(inDocs)}/index.md`;
  if (path.startsWith("docs/") && isMarkdown(path)) return inDocs;
  if (isMarkdown(path) && !path.includes("/")) return path.toLowerCase().replaceAll("_", "-");
  return `source/${path}.md`;
}

export const isOutside = (href) => /^[a-z]+:/.test(href);

/** Splits a link in the file `from` into a path from the project's root and an anchor. */
export function targetOf(from, href) {
  const [path = "", anchor] = href.split("#");
  return { path: path === "" ? from : posix.join(dirname(from), path), anchor };
}
