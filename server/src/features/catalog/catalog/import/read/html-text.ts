// Extracts the text of an HTML fragment. It only splits markup from text, as the first stage of a browser's
// parser does: a tree is not needed, and would be as deep as the markup says.
import { Tokenizer, TokenizerMode } from "parse5";

interface Options {
  /** Whether line breaks in the source are kept, as WordPress means them; in plain HTML they are spaces. */
  keepLines?: boolean;
}

const set = (names: string) => new Set(names.split(" "));
const paragraphs = set("p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre");
const lines = set(
  "address article aside caption dd details div dt fieldset figcaption figure footer form header hr li main nav option section summary tr",
);
const cells = set("td th");
/** Elements whose content is not meant to be read. */
const unread = set("script style template iframe noembed noframes");

const BULLET = "• ";

/** Joins text and the breaks between it; several breaks in a row count once. */
function textBuilder(keepLines: boolean) {
  const parts: string[] = [];
  let breaks = 0;
  let isItem = false;
  let isBracketOpen = false;

  function say(raw: string): void {
    const spaced = keepLines ? raw.replace(/[ \t\f]+/g, " ") : raw.replace(/[ \t\n\f\r]+/g, " ");
    if (spaced === "" || (spaced === " " && breaks > 0)) return;
    if (breaks > 0) parts.push("\n".repeat(breaks), isItem ? BULLET : "");
    // A "<" in the text and a letter after a removed tag must not form a new tag.
    if (isBracketOpen && /^[a-z/!?]/i.test(spaced)) parts.push(" ");
    isBracketOpen = spaced.endsWith("<");
    breaks = 0;
    isItem = false;
    parts.push(spaced);
  }

  function pass(name: string, isClosing: boolean): void {
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

const ignore = () => undefined;

export function htmlText(html: string, { keepLines = false }: Options = {}): string {
  const { say, pass, text } = textBuilder(keepLines);
  if (!/[<&\r]/.test(html)) {
    say(html);
    return text();
  }
  let isUnread = false;
  const read = ({ chars }: { chars: string }) => isUnread || say(chars);
  const reader = new Tokenizer(
    {},
    {
      onCharacter: read,
      onWhitespaceCharacter: read,
      onNullCharacter: ignore,
      onStartTag({ tagName }) {
        pass(tagName, false);
        isUnread = unread.has(tagName);
        // Within these, only the closing tag of the same name is markup.
        if (isUnread) reader.state = TokenizerMode.RAWTEXT;
      },
      onEndTag({ tagName }) {
        isUnread = false;
        pass(tagName, true);
      },
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  reader.write(html, true);
  return text();
}
