import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { type Intent, intentNames, shapeOf } from "../intents.ts";
import { writeQuestion } from "../write-question.ts";
import { parsePhrase, wordsIn } from "./phrase.ts";
import type { QuestionReader } from "./read-question.ts";
import type { Circumstances } from "./read-slot.ts";
import { spokenWords } from "./words.ts";

/** How many questions are offered instead. */
const OFFERED = 3;

type Suggester = (text: string, circumstances: Circumstances) => Choice[];

/** Offers what could have been meant by a question that isn't understood: the same with its typing errors mended, or questions with some of its words. */
export function suggester(grammar: Grammar, read: QuestionReader): Suggester {
  const byIntent = intentNames.map((intent) => ({
    intent,
    words: new Set(grammar.phrases[intent].flatMap((phrase) => wordsIn(parsePhrase(phrase)))),
  }));
  const vocabulary = [...new Set(byIntent.flatMap(({ words }) => [...words]))];
  const rarity = (word: string) => 1 / Math.max(1, byIntent.filter(({ words }) => words.has(word)).length);

  const mended = (text: string): string => {
    let written = text;
    for (const { folded, from, to } of spokenWords(text, grammar.apostrophe).toReversed()) {
      if (folded.length < 4 || /\d/.test(folded) || vocabulary.includes(folded)) continue;
      const near = vocabulary.filter((word) => isNear(word, folded));
      if (near.length === 1) written = `${written.slice(0, from)}${near[0]}${written.slice(to)}`;
    }
    return written;
  };

  return (text, circumstances) => {
    const corrected = mended(text);
    const isUnderstood = corrected !== text && read(corrected, circumstances).length > 0;
    const said = spokenWords(text, grammar.apostrophe).map(({ folded }) => folded);
    const scores = byIntent
      .filter(({ intent }) => intent !== "again")
      .map(({ intent, words }) => ({
        intent,
        score: said.filter((word) => words.has(word)).reduce((sum, word) => sum + rarity(word), 0),
      }))
      .toSorted((one, other) => other.score - one.score);
    const near: Intent[] = scores.filter(({ score }) => score > 0.15).map(({ intent }) => intent);
    const usual = intentNames.filter((intent) => shapeOf(intent).isOffered);
    const offered = [...new Set([...near, ...usual])].slice(0, OFFERED - Number(isUnderstood));
    return [
      ...(isUnderstood ? [{ label: corrected, question: corrected, whole: true }] : []),
      ...offered.map((intent) => writeQuestion(grammar, intent)),
    ];
  };
}

/** Whether one letter is missing, added, exchanged or swapped with the next; two in long words. */
function isNear(one: string, other: string): boolean {
  const most = one.length >= 8 ? 2 : 1;
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most;
}

/** How many letters have to change: a swap of neighbours counts once. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, nth) => nth)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swap =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + cost,
          swap,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
