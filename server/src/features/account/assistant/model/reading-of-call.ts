import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import type { Reading } from "../ask/read/reading.ts";
import type { When } from "../ask/read/resolve-when.ts";
import { type AnsweredIntent, HERE, type ModelCall } from "./model-tools.ts";

/** As if the seller had said it in the assistant's own words. */
export function readingOfCall(
  { intent, said }: ModelCall,
  currency: string,
): Reading & { intent: AnsweredIntent } {
  const { from, to, on, at, amount, number, ...same } = said;
  // Only moving an appointment names two times.
  const isMove = intent === "move";
  const [when, time] = [from ?? (isMove ? undefined : on), said.time ?? (isMove ? undefined : at)];
  const isHere = [said.name, said.thing, number].some((named) => named?.toLowerCase() === HERE);
  const slots = {
    ...same,
    ...(when !== undefined && { when: days(when, to) }),
    ...(time !== undefined && { time }),
    ...(isMove && on !== undefined && { on: days(on) }),
    ...(isMove && at !== undefined && { at }),
    ...(amount !== undefined && { amount: fromDecimal(amount, currency).amount }),
    ...(number !== undefined && { number: number.replace("#", "") }),
    ...(isHere && { isHere }),
  };
  return { intent, slots, said: said.name === undefined ? {} : { name: said.name }, sure: 0 };
}

const days = (from: string, to = from): When => ({ from, to });
