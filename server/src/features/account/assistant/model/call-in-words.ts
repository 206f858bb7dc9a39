import { numberFormat, readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { daysInWords } from "../ask/answers/days-in-words.ts";
import type { AskedDesk } from "../ask/answers/desk.ts";
import type { Grammar } from "../ask/grammar/grammar.ts";
import { understand } from "../ask/understanding.ts";
import type { ModelCall, SaidAlong } from "./model-tools.ts";
import { readingOfCall } from "./reading-of-call.ts";

/** The question as the assistant itself would ask it, so that the seller sees how it was read. */
export function callInWords(grammar: Grammar, { intent, said }: ModelCall, currency: string): string {
  const [phrase] = grammar.phrases[intent];
  const { now, ...slots } = slotsInWords(said, currency);
  const asked = filled(phrase, slots);
  return now === "" ? asked : `${asked} (${now})`;
}

/** A phrase with what is known for its slots, and without the others. */
const filled = (phrase: string, slots: Readonly<Record<string, string | undefined>>): string =>
  phrase
    .replaceAll(/\{(\w+)\}/g, (_all, slot: string) => slots[slot] ?? "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[?:.])/g, "")
    .trim();

function slotsInWords(said: SaidAlong, currency: string) {
  const { from, to = from, on, at, time, name, thing, campaign, number, text } = said;
  const amount = said.amount === undefined ? undefined : moneyInWords(fromDecimal(said.amount, currency));
  const percent =
    said.percent === undefined ? undefined : numberFormat({ style: "percent" }).format(said.percent / 100);
  return {
    when: together(from !== undefined && to !== undefined ? daysInWords({ from, to }) : "", time ?? ""),
    /** When the appointment is that is meant. */
    now: together(on === undefined ? "" : daysInWords({ from: on, to: on }), at ?? ""),
    name,
    thing,
    campaign,
    number,
    text,
    amount,
    percent: percent ?? amount,
  };
}

const together = (...parts: string[]): string => parts.filter((part) => part !== "").join(", ");

type Desk = Pick<AskedDesk, "grammar" | "store" | "now" | "weekStart">;

/** The question in words that the grammar reads as this call; undefined if there are none. */
export function questionOfCall(
  { grammar, store: { timezone, currency }, now, weekStart }: Desk,
  call: ModelCall,
): string | undefined {
  const { from, to, time, amount, percent, ...said } = call.said;
  const days = to === undefined || to === from ? from : `${from} ${grammar.until} ${to}`;
  const when = [days, time].filter((part) => part !== undefined).join(" ");
  const sum = amount === undefined ? undefined : String(amount);
  const part = percent === undefined ? sum : `${percent}%`;
  const [phrase] = grammar.phrases[call.intent];
  const question = filled(phrase, { ...said, when, amount: sum, percent: part });
  const today = dayOf(timezone, now.getTime());
  const { reading } = understand(question, readersLanguage(), { today, weekStart, currency });
  const { intent, slots } = readingOfCall(call, currency);
  return reading?.intent === intent && sorted(reading.slots) === sorted(slots) ? question : undefined;
}

const sorted = (slots: object): string => JSON.stringify(Object.entries(slots).toSorted());
