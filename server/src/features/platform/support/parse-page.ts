// A page: `# Title`, below it `updated: 2026-01-31` if the text says since when it holds, below that the text.
import { Day } from "@solodesk/contract/kernel/time.ts";
import type { WrittenPage, WrittenPageName } from "@solodesk/contract/platform/support.ts";
import { Lexer, type Token } from "marked";
import { blocksOf } from "./blocks-of.ts";
import { headingIds } from "./heading-ids.ts";
import { ownTokens, plainText, runsOf } from "./runs-of.ts";
import { TextError } from "./text-error.ts";

/** Undefined for a paragraph that is text. */
function updatedOf(token: Token | undefined): string | undefined {
  if (token?.type !== "paragraph") return undefined;
  const [, updated] = /^updated:\s*(.*)$/i.exec(plainText(runsOf([token]))) ?? [];
  if (updated === undefined || Day.safeParse(updated).success) return updated;
  throw new TextError(`was updated "${updated}", which is not a date such as 2026-01-31`);
}

/** Throws TextError. */
export function parsePage(name: WrittenPageName, text: string): WrittenPage {
  const [first, second, ...rest] = ownTokens(Lexer.lex(text)).filter(({ type }) => type !== "space");
  const title = first?.type === "heading" && first.depth === 1 ? plainText(runsOf(first.tokens)) : "";
  if (title === "") throw new TextError('has no title; begin it with a line such as "# Imprint"');
  const updated = updatedOf(second);
  const tokens = updated === undefined && second ? [second, ...rest] : rest;
  const blocks = blocksOf(tokens, headingIds());
  if (blocks.length === 0) throw new TextError("has no text");
  return { name, title, updated: updated ?? null, blocks };
}
