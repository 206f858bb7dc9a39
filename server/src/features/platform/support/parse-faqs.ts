// faqs.md: `## Category`, below it `### Question {#id}`, below that the answer.
import type { Block, Faq } from "@solodesk/contract/platform/support.ts";
import { Lexer, type Token } from "marked";
import { blocksOf } from "./blocks-of.ts";
import { headingIds } from "./heading-ids.ts";
import { ownTokens, plainText, runsOf } from "./runs-of.ts";
import { TextError } from "./text-error.ts";

interface Asked {
  id: string;
  category: string;
  question: string;
  answer: Token[];
}

const QUESTION = /^(.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

function ask(heading: string, category: string): Asked {
  const [, question, id] = QUESTION.exec(heading) ?? [];
  if (question === undefined || id === undefined) {
    throw new TextError(
      `has the question "${heading}" without an id; end the line with one such as {#opening-hours}`,
    );
  }
  if (category === "") throw new TextError(`has the question "${heading}" above the first category`);
  return { id, category, question, answer: [] };
}

function questionsOf(tokens: readonly Token[]): Asked[] {
  const questions: Asked[] = [];
  let category = "";
  let open: Asked | undefined;
  for (const token of ownTokens(tokens)) {
    const heading = token.type === "heading" ? plainText(runsOf(token.tokens)) : "";
    if (token.type === "heading" && token.depth <= 2) {
      category = heading;
      open = undefined;
    } else if (token.type === "heading" && token.depth === 3) {
      open = ask(heading, category);
      questions.push(open);
    } else if (open) {
      open.answer.push(token);
    } else if (token.type !== "space" && token.type !== "def") {
      throw new TextError(`has text that answers no question: "${token.raw.trim().slice(0, 60)}"`);
    }
  }
  return questions;
}

function plain(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return plainText(block.runs);
    case "list":
      return block.items.map(plainText).join("\n");
  }
}

/** Throws TextError. */
export function parseFaqs(text: string): Faq[] {
  const questions = questionsOf(Lexer.lex(text));
  const ids = questions.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new TextError(`gives the id ${twice} to two questions`);
  // All answers are on one page, so heading ids must be unique across them.
  const idOf = headingIds(ids);
  return questions.map(({ answer, ...asked }) => {
    const blocks = blocksOf(answer, idOf);
    if (blocks.length === 0) throw new TextError(`has no answer to "${asked.question}"`);
    return { ...asked, answer: blocks.map(plain).join("\n"), blocks };
  });
}
