import type { Vocabulary } from "../grammar/grammar.ts";
import { pathsOf } from "./paths.ts";
import { type PhrasePart, parsePhrase } from "./phrase.ts";
import type { Word } from "./words.ts";

const halves = ["am", "pm", "either", "noon"] as const;
type Half = (typeof halves)[number];
const EITHER: Half = "either";
/** Minutes. */
const DAY = 1440;

const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(h|uhr|am|pm)?$/;

/** Reads a time of day, such as "3 pm" or "half past two", as "14:30". An hour from 1 to 6 without more is in the afternoon. */
export function clockReader(
  grammar: Vocabulary,
): (words: readonly Word[], from: number, to: number) => string | undefined {
  const all: { half: Half; minutes: number; parts: readonly PhrasePart[] }[] = [
    ...halves.flatMap((half) =>
      grammar.time[half].map((phrase) => ({ half, minutes: 0, parts: parsePhrase(phrase) })),
    ),
    ...grammar.shifted.map(([phrase, minutes, half]) => ({
      half: half ?? EITHER,
      minutes,
      parts: parsePhrase(phrase),
    })),
  ];
  return (words, from, to) => {
    const input = {
      words,
      end: to,
      longest: () => 1,
      readSlot: (_: string, at: number) => {
        const word = words[at]?.folded ?? "";
        const found = CLOCK.exec(String(grammar.numbers[word] ?? word));
        return found ? { value: found, sure: 1 } : undefined;
      },
    };
    for (const { half, minutes, parts } of all)
      for (const { at, slots } of pathsOf<RegExpExecArray>(parts, { at: from, sure: 0, slots: {} }, input))
        if (at === to)
          return half === "noon" ? "12:00" : clockOf(slots.clock, half, minutes, !grammar.isDayFirst);
    return undefined;
  };
}

function clockOf(
  found: RegExpExecArray | undefined,
  said: Exclude<Half, "noon">,
  later: number,
  countsToTwelve: boolean,
): string | undefined {
  if (!found) return undefined;
  const [, hours = "", minutes = "00", suffix] = found;
  const half = suffix === "am" || suffix === "pm" ? suffix : said;
  const hour = Number(hours);
  if (hour > 23 || Number(minutes) > 59 || (half !== "either" && (hour > 12 || hour === 0))) return undefined;
  // "At 3" is in the afternoon; "um 6:30" and "um 3 Uhr" are as they are said where people count to 24.
  const isBare = countsToTwelve || (found[2] === undefined && suffix === undefined);
  const isAfternoon =
    half === "pm" || (half === "either" && isBare && hour >= 1 && hour <= 6 && hours.length === 1);
  const whole = (half === "either" ? hour : hour % 12) + (isAfternoon && hour < 12 ? 12 : 0);
  const sum = (whole * 60 + Number(minutes) + later + DAY) % DAY;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
