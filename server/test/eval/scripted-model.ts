// Stands in for a language model's server: it knows what each utterance means, and makes mistakes where it is told to. It shows
// that the figures of an evaluation are counted, not how well any model does.
import { toDecimal } from "@solodesk/contract/kernel/money.ts";
import { z } from "zod";
import { offeredTools } from "#features/account/assistant/model/model-tools.ts";
import { type Recorded, startModelServer } from "../model-wire.ts";
import type { Utterance, UtteranceSlots } from "../utterances/utterance.ts";

const Questions = z.object({ properties: z.object({ what: z.object({ enum: z.array(z.string()) }) }) });

const toolOf = (intent: string): string =>
  offeredTools.find(({ input }) => Questions.parse(input).properties.what.enum.includes(intent))?.name ?? "";

function inputOf(intent: string, { when, amount, ...slots }: UtteranceSlots, currency: string): string {
  const [from, to] = when?.split("/") ?? [];
  const decimal = amount === undefined ? undefined : toDecimal({ amount, currency });
  return JSON.stringify({ what: intent, ...slots, from, to, amount: decimal });
}

const Asked = z.object({ messages: z.array(z.object({ content: z.string() })) });

/** `isWrong` tells at which of the utterances it takes something else for what was meant. */
export async function startScriptedModel(
  utterances: readonly Utterance[],
  { currency, isWrong = () => false }: { currency: string; isWrong?: (nth: number) => boolean },
) {
  const says = ["It was {{e1.total}}, most of it from {{e1.1}}. ", "In all, that is 1,845 dollars."];
  const answerTo = (prompt: string): Recorded => {
    const nth = utterances.findIndex(([text]) => prompt === `Last question: ${text}`);
    const [, intent = null, slots = {}] = utterances[nth] ?? [];
    if (isWrong(nth)) return { calls: [["propose", '{"what":"cancel","name":"Anna"}']], says };
    return { calls: intent === null ? [] : [[toolOf(intent), inputOf(intent, slots, currency)]], says };
  };
  return startModelServer("ollama", (asked) => answerTo(Asked.parse(asked).messages.at(-1)?.content ?? ""));
}
