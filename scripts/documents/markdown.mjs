// Reads the parts of a markdown page that others depend on: links, headings and code.

const FENCE = /^( *)(`{3,})(\w*)[^\n]*\n([\s\S]*?)^\1\2$/gm;
const SPAN = /(?<!`)(`+)(?!`)((?:(?!\n\n)[\s\S])*?)(?<!`)\1(?!`)/g;
const LINK = /\]\(([^()\s]+)(?: "[^"]*")?\)|\b(?:src|srcset|href)="([^"]+)"|^\[[^\]]+\]:\s+(\S+)/dgm;

/** The same length, so that positions stay. */
const blank = (text) => text.replace(/[^\n]/g, " ");
const withoutBlocks = (markdown) => markdown.replace(FENCE, blank);

/** Every link and picture outside code, with the position of its address. */
export function linksIn(markdown) {
  const text = withoutBlocks(markdown).replace(SPAN, blank);
  return [...text.matchAll(LINK)].map(({ indices }) => {
    const [start, end] = indices.slice(1).find((place) => place !== undefined);
    return { href: text.slice(start, end), start, end };
  });
}

/** Changes the addresses of all links and pictures. */
export function rewriteLinks(markdown, change) {
  let written = markdown;
  for (const { href, start, end } of linksIn(markdown).toReversed())
    written = written.slice(0, start) + change(href) + written.slice(end);
  return written;
}

const NAME = /\[((?:[\w.-]+\/)*[\w-]+\.md)\]\(([^()\s]+)\)/g;

/** On GitHub a link may be labelled with the name of its file. Labels it with what `titleAt` says of its address instead. */
export const rewriteLabels = (markdown, titleAt) =>
  markdown.replace(NAME, (link, name, href) => {
    const title = titleAt(href);
    return title === undefined ? link : `[${title}](${href})`;
  });

const plain = (heading) =>
  heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();

/** The anchor that GitHub gives to a heading. */
export const slugOf = (heading) =>
  plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");

const headingsIn = (markdown) =>
  [...withoutBlocks(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading);

/** Every anchor of a page. A heading that is there twice gets -1. */
export function anchorsIn(markdown) {
  const seen = new Map();
  return headingsIn(markdown).map((heading) => {
    const slug = slugOf(heading);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
}

export const titleOf = (markdown) => plain(headingsIn(markdown)[0] ?? "");

/** Fenced blocks, each with its language. */
export const blocksIn = (markdown) =>
  [...markdown.matchAll(FENCE)].map(([, indent, , language, text]) => ({
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));

/** Code in a line, such as `npm start`. */
export const spansIn = (markdown) =>
  [...withoutBlocks(markdown).matchAll(SPAN)].map(([, , text]) => text.replaceAll("\n", " "));
