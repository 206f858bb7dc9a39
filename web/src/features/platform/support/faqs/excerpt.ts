import { marked } from "./marked.ts";

const BEFORE = 40;
const AFTER = 110;

/** Returns the part of an answer around the first searched word, cut between words. */
export function excerpt(answer: string, words: readonly string[]): string {
  const [first] = marked(answer, words);
  const at = first && !first.isHit && first.text !== answer ? first.text.length : 0;
  const start = at <= BEFORE ? 0 : answer.indexOf(" ", at - BEFORE) + 1;
  const space = answer.lastIndexOf(" ", at + AFTER);
  const end = at + AFTER >= answer.length || space <= at ? answer.length : space;
  return `${start > 0 ? "…" : ""}${answer.slice(start, end)}${end < answer.length ? "…" : ""}`;
}
