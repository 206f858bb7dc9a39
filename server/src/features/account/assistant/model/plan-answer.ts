// What a model is asked first: which of the assistant's questions the seller means. It is sent the seller's own words alone, so
// nothing that a stranger wrote can have a say in it.
import type { LanguageModel } from "ai";
import { isChange } from "../ask/intents.ts";
import type { WithTokens } from "./ask-model.ts";
import { HERE, type ModelCall, offeredTools, readCall } from "./model-tools.ts";

/** Most questions that one question is read as. */
const MOST_CALLS = 3;
const MOST_TOKENS = 600;

export interface Question {
  text: string;
  /** What the seller asked before in this conversation, oldest first. */
  earlier: readonly string[];
  /** Such as "2026-06-01", a day of the store's calendar, and its weekday. */
  today: string;
  weekday: string;
  /** What the seller looks at: "order". */
  looksAt: string | undefined;
}

const instructionsFor = ({ today, weekday, looksAt }: Question): string =>
  [
    "You read questions and orders of a shop owner, in any language. Call the tool that answers the last question.",
    "Never answer yourself. Call nothing if no tool fits.",
    `Today is ${weekday}, ${today}. Write days as YYYY-MM-DD and times as HH:MM. Leave out what was not said.`,
    "Write names, things and texts exactly as the owner did.",
    "Only call propose if the last question tells you to change something. Call it once.",
    looksAt === undefined ? "" : `If the owner means the ${looksAt} on the screen, write "${HERE}" for it.`,
  ]
    .filter((line) => line !== "")
    .join("\n");

const promptFor = ({ text, earlier }: Question): string =>
  [...earlier.map((one) => `Earlier question: ${one}`), `Last question: ${text}`].join("\n");

/** Reads a question. At most one of the calls changes something, and it is the last. */
export async function planAnswer(
  model: LanguageModel,
  question: Question,
  signal: AbortSignal,
): Promise<WithTokens<ModelCall[]>> {
  const { generateText, jsonSchema } = await import("ai");
  const tools = Object.fromEntries(
    offeredTools.map(({ name, description, input }) => [
      name,
      { description, inputSchema: jsonSchema(input) },
    ]),
  );
  const { toolCalls, usage } = await generateText({
    model,
    tools,
    instructions: instructionsFor(question),
    prompt: promptFor(question),
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
  });
  const read = toolCalls
    .flatMap(({ toolName, input }) => readCall(toolName, input) ?? [])
    .filter((call) => !isChange(call.intent) || isSaidIn(question.text, call));
  return { value: chosen(read), tokens: usage.totalTokens };
}

/** Each question once. A second change is dropped: the seller confirms one at a time. */
function chosen(calls: readonly ModelCall[]): ModelCall[] {
  const different = [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
  const reads = different.filter(({ intent }) => !isChange(intent)).slice(0, MOST_CALLS);
  return [...reads, ...different.filter(({ intent }) => isChange(intent)).slice(0, 1)];
}

/** Whether the numbers and the text of a change are the seller's own: a price, an order or a message is never a guess. */
function isSaidIn(question: string, { said: { amount, percent, number, text } }: ModelCall): boolean {
  const figures = [...question.matchAll(/\d+(?:[.,'’ ]\d+)*/g)].flatMap(([written]) => readings(written));
  const isThere = (figure: number | undefined) => figure === undefined || figures.includes(figure);
  const isOwnText = text === undefined || plain(question).includes(plain(text));
  const isHere = number?.toLowerCase() === HERE;
  const order = number === undefined || isHere ? undefined : Number(number.replace("#", ""));
  return isThere(amount) && isThere(percent) && isThere(order) && isOwnText;
}

/** "1,200" and "1.200,50", whichever separates thousands. */
function readings(written: string): number[] {
  const [, whole = "", part = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return [Number(digits(written)), Number(`${digits(whole)}.${part || 0}`)];
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ").trim();
