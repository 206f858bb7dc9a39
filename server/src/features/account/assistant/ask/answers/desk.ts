import type { AnswerLine, AnswerRow, Choice } from "@solodesk/contract/account/assistant/thread.ts";
import type { Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CalledInput, CallWithin } from "#kernel/serve/call-within.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Here } from "../here.ts";
import type { Reading } from "../read/reading.ts";

/** What an answer is worked out from. */
export interface AskedDesk {
  deps: Deps;
  user: SessionUser;
  call: CallWithin;
  store: Store;
  now: Date;
  grammar: Grammar;
  weekStart: number;
  /** What was asked, in the seller's words, and how it is read. */
  question: string;
  reading: Reading;
  here: Here;
}

export type Answering = (desk: AskedDesk) => Promise<AnswerLine[]>;

/** Ends an answer early: something has to be asked back, or can't be found. */
export class AskBack extends Error {
  readonly lines: AnswerLine[];

  constructor(...lines: AnswerLine[]) {
    super("The question has to be asked another way.");
    this.lines = lines;
  }
}

export const textLine = (text: string): AnswerLine => ({ type: "text", text });
export const choicesLine = (choices: Choice[]): AnswerLine => ({ type: "choices", choices });

/** Most rows of a list in an answer; its page shows all. */
export const MOST_ROWS = 8;

/** Reads through the endpoint, as a screen would. Throws what it refuses. */
export async function read<E extends Endpoint, Read>(
  { deps, call }: AskedDesk,
  endpoint: E & { answer: z.ZodType<Read> },
  input: EndpointInput<E> & CalledInput,
): Promise<Read> {
  return endpoint.answer.parse(await call(deps, endpoint, input));
}

interface Listed {
  /** By its operation id. */
  endpoint: string;
  input: CalledInput;
  page: string;
  title: string;
  rows: readonly AnswerRow[];
  total?: Money;
  /** How many there are in all, if not all were read. */
  count?: number;
}

/** The rows of an answer, with the call that read them. */
export const rowsLine = (
  { now }: AskedDesk,
  { endpoint, input, page, title, rows, total, count = rows.length }: Listed,
): AnswerLine => {
  const shown = rows.slice(0, MOST_ROWS);
  return {
    type: "tool",
    id: "e1",
    endpoint,
    input: JSON.parse(JSON.stringify(input)),
    page,
    at: now.toISOString(),
    title,
    ...(total && { total }),
    rows: shown,
    more: count - shown.length,
  };
};

/** With each row's part of the largest. */
export function withShares<Row extends AnswerRow & { amount: Money }>(rows: readonly Row[]): Row[] {
  const largest = Math.max(...rows.map(({ amount }) => amount.amount), 1);
  return rows.map((row) => ({ ...row, share: Math.max(row.amount.amount, 0) / largest }));
}

/** An address of a page with what it is filtered by. */
export const at = (page: string, query: Record<string, string>): string =>
  `${page}?${new URLSearchParams(query)}`;
