// The documents as people and programs find them: no link leads nowhere, each page is in the list, and the list makes llms.txt.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageNames } from "../contract/src/kernel/pages.ts";
import { documentGroups, documentPaths, read } from "../scripts/documents/document-list.mjs";
import { llmsText } from "../scripts/documents/llms-text.mjs";
import { anchorsIn, blocksIn, linksIn, rewriteLinks, slugOf } from "../scripts/documents/markdown.mjs";
import { isOutside, sitePath, targetOf } from "../scripts/documents/site-paths.mjs";
import { ROOT } from "../scripts/node24.mjs";

const outsideDocs = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md"];
const pages: string[] = [...outsideDocs, ...documentPaths()];
const links = pages.flatMap((page) =>
  linksIn(read(page))
    .map(({ href }: { href: string }) => ({ page, href }))
    .filter(({ href }) => !isOutside(href)),
);

interface Group {
  entries: { path: string; sections: { pages: { path: string }[] }[] }[];
}

test("links are found in text and in HTML, and not in code", () => {
  const page = '[a](b.md#c) `[d](e.md)` <img src="f.webp">\n\n```md\n[g](h.md)\n```\n[`i`](j.md)\n';
  expect(linksIn(page).map(({ href }: { href: string }) => href)).toEqual(["b.md#c", "f.webp", "j.md"]);
  expect(rewriteLinks("[a](b.md) and [c](d.md)", (href: string) => `x/${href}`)).toBe(
    "[a](x/b.md) and [c](x/d.md)",
  );
  expect(blocksIn("1. a\n\n   ```sh\n   npm test\n   ```\n")).toEqual([
    { language: "sh", text: "npm test\n" },
  ]);
});

test("anchors are those of GitHub", () => {
  expect(["Words we avoid", "`solo` & co.", "How to add …", "A [link](b.md)"].map(slugOf)).toEqual([
    "words-we-avoid",
    "solo--co",
    "how-to-add-",
    "a-link",
  ]);
  expect(anchorsIn("# A\n\n## B\n\n```\n## C\n```\n\n## B\n")).toEqual(["a", "b", "b-1"]);
});

test("no link leads to a file that does not exist", () => {
  expect(links.length).toBeGreaterThan(200);
  const dead = links.filter(
    ({ page, href }) => href.startsWith("/") || !existsSync(join(ROOT, targetOf(page, href).path)),
  );
  expect(dead).toEqual([]);
});

test("no link leads to an anchor that does not exist", () => {
  const anchored = links.map((link) => ({ ...link, ...targetOf(link.page, link.href) }));
  const dead = anchored.filter(
    ({ path, anchor }) =>
      anchor !== undefined && path.endsWith(".md") && !anchorsIn(read(path)).includes(anchor),
  );
  expect(anchored.filter(({ anchor }) => anchor !== undefined).length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test("each document is in the list of docs/README.md, directly or in a folder of it, and once", () => {
  const groups: Group[] = documentGroups();
  const listed = groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ path, sections }) => [
      path,
      ...sections.flatMap((section) => section.pages.map((page) => page.path)),
    ]);
  const isListed = new Set(listed);
  expect(pages.filter((path) => path !== "docs/README.md" && !isListed.has(path))).toEqual([]);
  expect(listed.toSorted()).toEqual([...isListed].toSorted());
});

test("llms.txt has the form of llmstxt.org, and a line with an address for each document", () => {
  const text = llmsText();
  expect(text).toMatch(/^# Solodesk\n\n> .+\n\n## Start\n\n- \[/);
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  expect(lines.filter((line) => !/^- \[[^\]]+\]\([\w./-]+\.md\)(: .+)?$/.test(line))).toEqual([]);
  const missing = pages.filter((path) => path !== "docs/README.md" && !text.includes(`](${sitePath(path)})`));
  expect(missing).toEqual([]);
});

test("GitHub shows the pages as they are: no front matter and no syntax of a generator", () => {
  const foreign = pages.filter((page) => /^---\n|^:::|^\[\[toc\]\]|^<script/m.test(read(page)));
  expect(foreign).toEqual([]);
});

test("the guides for those who come from other products name screens and buttons as they are today", () => {
  const messages = ["desk", "customers"].flatMap((file) =>
    Object.keys(JSON.parse(read(`locales/de/${file}.json`))).map((key) => key.split("||")[0]),
  );
  const words = new Set([...messages, ...Object.values(pageNames)]);
  const guides = pages.filter((page) => page.startsWith("docs/coming-from/"));
  const named = guides.flatMap((page) =>
    [...read(page).matchAll(/(^\d+\. )?\*\*([^*]+)\*\*/gm)]
      // What a step begins with is its title.
      .filter(([, lead]) => lead === undefined)
      .map(([, , word = ""]) => ({ page, word })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ word }) => !words.has(word))).toEqual([]);
});
