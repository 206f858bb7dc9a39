import type { Grammar } from "../grammar/grammar.ts";
import { type IntentShape, shapeNames } from "../intents.ts";
import type { SaidFor } from "./paths.ts";
import { parsePhrase, wordsIn } from "./phrase.ts";
import type { SlotValue } from "./read-slot.ts";
import type { Reading } from "./reading.ts";
import { type Word, withoutAccents } from "./words.ts";

type ReadSlot = (slot: string, from: number, to: number) => SaidFor<SlotValue> | undefined;

/** Reads by the words that tell what is meant, wherever they stand. Never finds an intent that changes something. */
export function keyReader<Asked extends string>(
  grammar: Grammar<Asked>,
  shapes: Readonly<Record<Asked, IntentShape>>,
): (words: readonly Word[], readers: Record<"back" | "ahead", ReadSlot>) => Reading<Asked>[] {
  const names = shapeNames(shapes);
  const small = new Set(grammar.small.map(withoutAccents));
  const telling = new Set(grammar.telling.map(withoutAccents));
  const known = new Set([
    ...small,
    ...[...grammar.polite.before, ...grammar.polite.after].flatMap((phrase) => phrase.split(" ")),
    ...names.flatMap((name) => grammar.phrases[name].flatMap((phrase) => wordsIn(parsePhrase(phrase)))),
  ]);
  const timed = new Set(
    names.filter((intent) => grammar.phrases[intent].some((phrase) => phrase.includes("{when}"))),
  );
  const keys = names.flatMap((intent) =>
    (grammar.keys[intent] ?? []).map((key) => ({ intent, groups: key.split(" ").map(groupOf) })),
  );

  /** From the last words that mean nothing to us, and the words beside them that could belong to a name. */
  function nameIn(unknown: readonly number[], isFree: (at: number) => boolean) {
    let to = (unknown.at(-1) ?? -1) + 1;
    let from = to - 1;
    while (isFree(to)) to += 1;
    while (unknown.includes(from - 1) || isFree(from - 1)) from -= 1;
    return to === 0 ? undefined : { from, to };
  }

  function readOne(
    { intent, groups }: Key<Asked>,
    words: readonly Word[],
    read: ReadSlot,
    when: ReturnType<typeof whenIn>,
  ): Reading<Asked> | undefined {
    const { isLoose } = shapes[intent];
    const isRest = (at: number) => at in words && !(when && at >= when.from && at < when.to);
    const isKey = (at: number) =>
      groups.some((group) => "matches" in group && group.matches(words[at]?.folded ?? ""));
    const rest = [...words.keys()].filter(isRest);
    for (const group of groups)
      if ("matches" in group && !rest.some((at) => group.matches(words[at]?.folded ?? ""))) return undefined;
    const slot = groups.flatMap((group) => ("slot" in group ? [group.slot] : []))[0];
    if (slot === "when" && !when) return undefined;
    // A time that the question has no use for means something else: "Julio" may be a customer.
    if (!isLoose && when && !timed.has(intent)) return undefined;
    // "Revenue in cash" isn't "revenue", nor is "since March" the month.
    if (
      !isLoose &&
      rest.some(
        (at) => !isKey(at) && (telling.has(words[at]?.folded ?? "") || /\d/.test(words[at]?.folded ?? "")),
      )
    )
      return undefined;
    const unknown = rest.filter((at) => !known.has(words[at]?.folded ?? "") && !isKey(at));
    const isFree = (at: number) => isRest(at) && !isKey(at) && !small.has(words[at]?.folded ?? "");
    const wanted = slot !== undefined && slot !== "when";
    const name = wanted ? nameIn(unknown, isFree) : undefined;
    const free = name && slot !== undefined ? read(slot, name.from, name.to) : undefined;
    if (wanted && !free) return undefined;
    const left = unknown.filter((at) => !name || at < name.from || at >= name.to);
    // A word that means nothing to us could change what is meant.
    if (!isLoose && left.length > 0) return undefined;
    const said = {
      ...(when && { when: when.said.value }),
      ...(free && slot !== undefined && { [slot]: free.value }),
    };
    return {
      intent,
      isGuess: true,
      slots: Object.assign({}, ...Object.values(said).map(({ gives }) => gives)),
      said: Object.fromEntries(Object.entries(said).map(([one, { text }]) => [one, text])),
      // A word that was asked for tells more than a time or a name, which could be anybody's.
      sure: groups.filter((group) => "matches" in group).length + (free ? 0.5 : 0),
    };
  }

  return (words, readers) => {
    const found = new Map<"back" | "ahead", ReturnType<typeof whenIn>>();
    const whenFor = (looks: "back" | "ahead") => {
      if (!found.has(looks)) found.set(looks, whenIn(words, readers[looks]));
      return found.get(looks);
    };
    return keys
      .flatMap((key) => {
        const { looks } = shapes[key.intent];
        return readOne(key, words, readers[looks], whenFor(looks)) ?? [];
      })
      .toSorted((one, other) => other.sure - one.sure);
  };
}

interface Key<Asked> {
  intent: Asked;
  groups: readonly Group[];
}

type Group = { slot: string } | { matches: (word: string) => boolean };

function groupOf(group: string): Group {
  const slot = /^\{(\w+)\}$/.exec(group)?.[1];
  if (slot !== undefined) return { slot };
  const whole = new Set<string>();
  const starts: string[] = [];
  for (const word of group.split("|")) {
    if (word.endsWith("*")) starts.push(withoutAccents(word.slice(0, -1)));
    else whole.add(withoutAccents(word));
  }
  return { matches: (word) => whole.has(word) || starts.some((start) => word.startsWith(start)) };
}

/** The longest time that is said anywhere. */
function whenIn(words: readonly Word[], read: ReadSlot) {
  for (let length = Math.min(words.length, 9); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = read("when", from, from + length);
      if (said) return { said, from, to: from + length };
    }
  return undefined;
}
