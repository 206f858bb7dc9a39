import type { Run } from "@solodesk/contract/platform/support.ts";
import type { MarkedToken, Token } from "marked";
import { safeLink } from "./safe-link.ts";

type Look = Omit<Run, "text">;

/** Narrows the type: no extension is in use, so the lexer makes only tokens of its own kinds. */
export const ownTokens = (tokens: readonly Token[]): MarkedToken[] =>
  tokens.filter((token): token is MarkedToken => token.type !== "");

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Decodes entities such as `&amp;`, which the lexer leaves to an HTML renderer. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? "");

/** Joins lines that were broken to keep the file readable. */
const unbroken = (text: string): string => decoded(text.replace(/\s+/g, " "));

const piecesOf = (tokens: readonly Token[], look: Look): Run[] =>
  ownTokens(tokens).flatMap((token) => {
    if (token.type === "strong") return piecesOf(token.tokens, { ...look, strong: true });
    if (token.type === "link") return piecesOf(token.tokens, linked(look, token.href));
    if (token.type === "br") return { text: "\n", ...look };
    if (token.type === "space") return { text: " ", ...look };
    // Emphasis, for example: only its text is kept.
    if ("tokens" in token && token.tokens) return piecesOf(token.tokens, look);
    if (token.type === "text") return { text: unbroken(token.text), ...look };
    // HTML, for example, is shown as it was written.
    return { text: "text" in token ? token.text : token.raw, ...look };
  });

function linked(look: Look, href: string): Look {
  const to = safeLink(decoded(href));
  return to === undefined ? look : { ...look, to };
}

const looksLike = (a: Run, b: Run): boolean => a.strong === b.strong && a.to === b.to;

/**
 * Returns the text of a paragraph. Of Markdown's formatting it keeps strong and links, as the contract does.
 */
export function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (const piece of piecesOf(tokens, {})) {
    const last = runs.at(-1);
    if (last && looksLike(last, piece)) last.text += piece.text;
    else runs.push(piece);
  }
  trimEnds(runs);
  return runs;
}

function trimEnds(runs: Run[]): void {
  const [first, last] = [runs.at(0), runs.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
}

export const plainText = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join("")
    .trim();
