// What the panel shows, kept outside it: it may close, or move to a sheet, in the middle of an answer.
import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { AnswerLine, AnswerRow, Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { threadKey } from "#kernel/session/personal-keys.ts";
import { currentUser, onUserChange } from "#kernel/session/session.ts";
import { readTabText, removeTabKey, writeTabText } from "#kernel/storage/storage.ts";
import { createStore } from "#kernel/storage/store.ts";

export type AskedContext = NonNullable<AnswerRow["context"] | Choice["context"]>;

/** A question and what has come of its answer. */
export interface Exchange {
  key: string;
  text: string;
  /** What the question is about, from the row or choice whose question it is. */
  context?: AskedContext | undefined;
  lines: readonly AnswerLine[];
  state: "asking" | "answered" | "stopped" | "failed";
  /** Why it failed. */
  failure?: string;
}

interface Conversation {
  /** None until something is asked. */
  thread: string | undefined;
  exchanges: readonly Exchange[];
  /** Whether what was asked before is there. */
  state: "ready" | "loading" | "failed";
}

const nothing: Conversation = { thread: undefined, exchanges: [], state: "ready" };

export const conversation = createStore(nothing);

/** What is typed, and not asked yet. */
export const draft = createStore("");

/** Whether the list of earlier threads is in the place of the conversation. */
export const threadsShown = createStore(false);

/** Ends the answer that is coming. */
let running = new AbortController();

/** Returns the signal that ends the answer, or the reading of a thread, that begins now; what was running ends. */
export function beginNext(): AbortSignal {
  running.abort();
  running = new AbortController();
  return running.signal;
}

export const stopAnswer = (): void => running.abort();

const change = (next: Partial<Conversation>): void => conversation.set({ ...conversation.get(), ...next });

export function keepThread(thread: string): void {
  writeTabText(threadKey, thread);
  change({ thread });
}

/** The thread has been deleted, or has expired: the next question starts another. */
export function loseThread(): void {
  removeTabKey(threadKey);
  change({ thread: undefined });
}

export function addExchange(exchange: Exchange): void {
  threadsShown.set(false);
  change({ exchanges: [...conversation.get().exchanges, exchange], state: "ready" });
}

/** Does nothing if the exchange is no longer shown. */
export const changeExchange = (key: string, next: (exchange: Exchange) => Exchange): void =>
  change({
    exchanges: conversation.get().exchanges.map((one) => (one.key === key ? next(one) : one)),
  });

/** Puts the proposal as it is now in the place of the one on the card. */
export const replaceProposal = (key: string, at: number, proposal: Proposal): void =>
  changeExchange(key, (exchange) => ({
    ...exchange,
    lines: exchange.lines.map((line, nth) => (nth === at ? { type: "card", proposal } : line)),
  }));

export function startAnew(): void {
  stopAnswer();
  removeTabKey(threadKey);
  threadsShown.set(false);
  conversation.set(nothing);
}

/** Opens an earlier thread. */
export async function openThread(thread: string): Promise<void> {
  const signal = beginNext();
  writeTabText(threadKey, thread);
  threadsShown.set(false);
  conversation.set({ thread, exchanges: [], state: "loading" });
  try {
    const { data } = await call(assistant.getThread, { params: { id: thread } }, { signal });
    if (signal.aborted) return;
    const exchanges = data.messages.map(
      ({ id, text, lines }): Exchange => ({ key: id, text, lines, state: "answered" }),
    );
    change({ exchanges, state: "ready" });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    if (error.code === "not_found") startAnew();
    else change({ state: "failed" });
  }
}

/** After a reload: the thread that this tab showed. */
export function restoreThread(): void {
  const kept = readTabText(threadKey);
  if (kept !== undefined && conversation.get() === nothing) void openThread(kept);
}

onUserChange(() => {
  if (currentUser() !== null) return;
  startAnew();
  draft.set("");
});
