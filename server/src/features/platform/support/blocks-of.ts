import type { Block, Run } from "@solodesk/contract/platform/support.ts";
import type { Token, Tokens } from "marked";
import { ownTokens, plainText, runsOf } from "./runs-of.ts";

const paragraph = (runs: Run[]): Block[] => (plainText(runs) === "" ? [] : [{ kind: "paragraph", runs }]);

/** Tokens that produce no block: horizontal rules and link definitions. */
const silent = new Set(["hr", "def"]);

/**
 * Converts Markdown to the contract's blocks. Structures without a block of their own become other blocks; no
 * text is lost.
 */
export const blocksOf = (tokens: readonly Token[], idOf: (heading: string) => string): Block[] =>
  ownTokens(tokens).flatMap((token): Block[] => {
    if (token.type === "heading") return heading(token, idOf);
    if (token.type === "list") return list(token);
    if (token.type === "table") return table(token);
    if (token.type === "blockquote") return blocksOf(token.tokens, idOf);
    return silent.has(token.type) ? [] : paragraph(runsOf([token]));
  });

function heading({ depth, tokens }: Tokens.Heading, idOf: (heading: string) => string): Block[] {
  const text = plainText(runsOf(tokens));
  return text === "" ? [] : [{ kind: "heading", level: depth > 2 ? 3 : 2, id: idOf(text), text }];
}

function list({ ordered, start, items }: Tokens.List): Block[] {
  const lines = linesOf(items);
  // A list block counts from 1; with another start, the numbers become part of the text.
  if (!ordered || start === "" || start === 1) return [{ kind: "list", ordered, items: lines }];
  return lines.flatMap((runs, at) => paragraph([{ text: `${start + at}. ` }, ...runs]));
}

/** Flattens nested lists: their items follow the item they belong to. */
const linesOf = (items: readonly Tokens.ListItem[]): Run[][] =>
  items.flatMap(({ tokens }) => {
    const own = ownTokens(tokens);
    const inner = own.flatMap((token) => (token.type === "list" ? linesOf(token.items) : []));
    return [runsOf(own.filter(({ type }) => type !== "list")), ...inner];
  });

/** Turns each row into a list item, with each cell after the heading of its column. */
const table = ({ header, rows }: Tokens.Table): Block[] => {
  const names = header.map(({ tokens }) => plainText(runsOf(tokens)));
  const sentence = (row: readonly Tokens.TableCell[]): Run[] =>
    row.flatMap(({ tokens }, at) => [
      { text: `${at > 0 ? "; " : ""}${names[at] ? `${names[at]}: ` : ""}` },
      ...runsOf(tokens),
    ]);
  return [{ kind: "list", ordered: false, items: rows.map(sentence) }];
};
