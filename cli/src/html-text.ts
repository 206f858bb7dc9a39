// The text of an HTML fragment, for where text alone is shown. Reads every character once, however broken the markup is.
import { decodeEntities } from "./html-entities.ts";

interface Options {
  /** Are line breaks in the source line breaks of the text? So WordPress writes; in plain HTML they are spaces. */
  keepLines?: boolean;
}

const set = (names: string) => new Set(names.split(" "));
const paragraphs = set("p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre");
const lines = set(
  "address article aside caption dd details div dt fieldset figcaption figure footer form header hr li main nav option section summary tr",
);
const cells = set("td th");
/** What stands between their tags is nothing to read. */
const unread = set("script style template iframe noembed noframes");

const BULLET = "• ";
const NAME = /[^\s/>]*/y;

/** The end of a tag that begins at `from`: a bracket within a quoted value does not close it. */
function endOfTag(html: string, from: number): number {
  let quote = "";
  let isValue = false;
  for (let at = from; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (char === ">") return at + 1;
    else if (isValue && (char === '"' || char === "'")) quote = char;
    if (char !== " " && char !== "\n" && char !== "\t") isValue = char === "=";
  }
  return html.length;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function endOfUnread(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? endOfTag(html, closing.lastIndex) : html.length;
}

function nameAt(html: string, from: number): string {
  NAME.lastIndex = from;
  return NAME.exec(html)?.[0].toLowerCase() ?? "";
}

interface Markup {
  /** Empty for what is no tag. */
  name: string;
  isClosing: boolean;
  end: number;
}

/** Undefined where the bracket is one of the text. */
function readMarkup(html: string, open: number): Markup | undefined {
  if (html.startsWith("<!--", open)) return { name: "", isClosing: false, end: after(html, "-->", open + 2) };
  const isClosing = html.charAt(open + 1) === "/";
  const from = open + (isClosing ? 2 : 1);
  const first = html.charAt(from);
  if (/[a-z]/i.test(first)) {
    const name = nameAt(html, from);
    const end = endOfTag(html, from + name.length);
    const isUnread = !isClosing && unread.has(name);
    return { name, isClosing, end: isUnread ? endOfUnread(html, name, end) : end };
  }
  if (!isClosing && first !== "!" && first !== "?") return undefined;
  return { name: "", isClosing, end: after(html, ">", from) };
}

/** Puts together what is said, with the breaks between it: many in a row count once. */
function textBuilder(keepLines: boolean) {
  const parts: string[] = [];
  let breaks = 0;
  let isItem = false;
  let isBracketOpen = false;

  function say(raw: string): void {
    const spaced = keepLines
      ? raw.replace(/\r\n?/g, "\n").replace(/[ \t\f]+/g, " ")
      : raw.replace(/[ \t\n\f\r]+/g, " ");
    if (spaced === "" || (spaced === " " && breaks > 0)) return;
    if (breaks > 0) parts.push("\n".repeat(breaks), isItem ? BULLET : "");
    // A bracket of the text and a letter that a tag stood between must not become a tag in their turn.
    if (isBracketOpen && /^[a-z/!?]/i.test(spaced)) parts.push(" ");
    isBracketOpen = spaced.endsWith("<");
    breaks = 0;
    isItem = false;
    parts.push(decodeEntities(spaced));
  }

  function pass({ name, isClosing }: Markup): void {
    if (name === "li" && !isClosing) {
      breaks = 1;
      isItem = true;
    } else if (name === "br") breaks = Math.min(2, breaks + 1);
    else if (paragraphs.has(name)) breaks = isItem ? 1 : 2;
    else if (lines.has(name)) breaks = Math.max(1, breaks);
    else if (cells.has(name)) say(" ");
  }
  return { say, pass, text: () => tidy(parts.join("")) };
}

const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replace(/ {2,}/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

export function htmlText(html: string, { keepLines = false }: Options = {}): string {
  const { say, pass, text } = textBuilder(keepLines);
  for (let at = 0; at < html.length; ) {
    const found = html.indexOf("<", at);
    const open = found === -1 ? html.length : found;
    const markup = readMarkup(html, open);
    say(html.slice(at, markup ? open : open + 1));
    if (markup) pass(markup);
    at = markup?.end ?? open + 1;
  }
  return text();
}
