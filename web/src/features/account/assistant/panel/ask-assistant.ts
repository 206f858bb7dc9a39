import { AnswerLine, maxPage, maxQuestion } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { followLines } from "#kernel/api/follow-lines.ts";
import { refusalInWords } from "#kernel/api/refusal-in-words.ts";
import { readerLanguage } from "#kernel/text/reader-language.ts";
import { weekStartOf } from "#kernel/time/week-start.ts";
import {
  type AskedContext,
  addExchange,
  beginNext,
  changeExchange,
  conversation,
  type Exchange,
  keepThread,
  loseThread,
} from "./conversation.ts";

let asked = 0;

/** Asks, and shows the answer as it comes. An answer that is still coming ends. */
export async function askAssistant(typed: string, context?: AskedContext): Promise<void> {
  const text = typed.trim().slice(0, maxQuestion);
  if (text === "") return;
  const signal = beginNext();
  asked += 1;
  const exchange: Exchange = { key: `asked-${asked}`, text, context, lines: [], state: "asking" };
  addExchange(exchange);
  await answer(exchange, signal);
}

/** Asks the same again, in its place. */
export async function askAgain({ key, text, context }: Exchange): Promise<void> {
  const signal = beginNext();
  const exchange: Exchange = { key, text, context, lines: [], state: "asking" };
  changeExchange(key, () => exchange);
  await answer(exchange, signal);
}

async function answer({ key, text, context }: Exchange, signal: AbortSignal): Promise<void> {
  const end = (state: Exchange["state"], failure?: string) =>
    changeExchange(key, (before) => ({ ...before, state, ...(failure !== undefined && { failure }) }));
  try {
    const isWhole = await follow({ key, text, context }, signal);
    if (signal.aborted) end("stopped");
    else if (isWhole) end("answered");
    else end("failed", cutOff());
  } catch (error) {
    if (signal.aborted) return end("stopped");
    if (error instanceof CallError && error.code === "not_found") loseThread();
    end("failed", failureInWords(error));
  }
}

/** What the seller looks at while asking. */
function around() {
  const { pathname, search } = location;
  const page = pathname + search;
  return {
    page: page.length > maxPage ? pathname.slice(0, maxPage) : page,
    week_start: weekStartOf(readerLanguage()),
  };
}

/** Returns whether the answer came to its end. */
async function follow(
  { key, text, context }: Pick<Exchange, "key" | "text" | "context">,
  signal: AbortSignal,
): Promise<boolean> {
  const thread = conversation.get().thread ?? (await startThread(signal));
  const input = { params: { id: thread }, body: { text, context: { ...around(), ...context } } };
  for await (const line of followLines({ endpoint: assistant.ask, line: AnswerLine }, input, signal)) {
    if (line.type === "end") return true;
    changeExchange(key, (before) => ({ ...before, lines: [...before.lines, line] }));
  }
  return false;
}

async function startThread(signal: AbortSignal): Promise<string> {
  const { data } = await call(assistant.startThread, { body: {} }, { signal });
  signal.throwIfAborted();
  keepThread(data.id);
  return data.id;
}

/** Anything that `call` doesn't throw is a connection that broke in the middle. */
const failureInWords = (error: unknown): string =>
  error instanceof CallError ? refusalInWords(error) : cutOff();

const cutOff = () => t("The answer was cut off.");
