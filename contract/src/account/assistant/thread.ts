// What a seller asks the assistant, and what it answers.
import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { msg } from "../../kernel/language/t.ts";
import { Money } from "../../kernel/money.ts";
import { text } from "../../kernel/text.ts";
import { Instant, SomeDay } from "../../kernel/time.ts";
import { Evidence } from "./insight.ts";
import { Proposal } from "./proposal.ts";

/** Most characters of a question. */
export const maxQuestion = 500;
/** Most threads in one answer, and most messages of one thread; those that are left out are the oldest. */
export const maxThreads = 30;
export const maxMessages = 50;
/** For how many days a question is kept with its answer. */
export const threadDays = 30;

/** Which sales a row's question asks for. The name is what it was sold as. */
const Sold = z.strictObject({ name: z.string().max(200), from: SomeDay, to: SomeDay });

/** One line of a list that was read. */
export const AnswerRow = z.object({
  label: z.string(),
  /** Shown fainter below the label. */
  detail: z.string().optional(),
  /** What the row comes to; `value` if it is not money. */
  amount: Money.optional(),
  value: z.string().optional(),
  /** Its part of the largest row, from 0 to 1: the rows are drawn as bars. */
  share: z.number().min(0).max(1).optional(),
  /** The page that shows it. */
  page: z.string().optional(),
  /** The question that lists what it is made of, to be asked with its context. */
  question: z.string().optional(),
  context: z.object({ about: Id, sold: Sold }).optional(),
});
export type AnswerRow = z.infer<typeof AnswerRow>;

/** Rows that were read through a call, as an answer shows them. */
export const AnswerRows = Evidence.extend({
  /** Unique within the answer: "e1". */
  id: z.string(),
  /** When they were read. */
  at: Instant,
  title: z.string(),
  /** What all rows add up to, also those that are not shown. */
  total: Money.optional(),
  rows: z.array(AnswerRow),
  /** How many more there are on the page. */
  more: z.int(),
});

export const Choice = z.object({
  label: z.string(),
  /** The question that it asks. If it is not `whole`, the seller writes the rest. */
  question: z.string(),
  whole: z.boolean(),
  context: z.object({ about: Id }).optional(),
});
export type Choice = z.infer<typeof Choice>;

/** A sentence that a language model wrote. Parts with a page were filled in from the rows behind it. */
const Prose = z.object({
  type: z.literal("prose"),
  parts: z.array(z.object({ text: z.string(), page: z.string().optional() })),
});

/** A line of an answer. The last one is `end`. */
export const AnswerLine = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  AnswerRows.extend({ type: z.literal("tool") }),
  z.object({ type: z.literal("card"), proposal: Proposal }),
  z.object({ type: z.literal("choices"), choices: z.array(Choice) }),
  /** A language model has read the question as these. `message` is this question's own id. */
  z.object({ type: z.literal("model"), name: z.string(), questions: z.array(z.string()), message: Id }),
  Prose,
  z.object({ type: z.literal("end") }),
]);
export type AnswerLine = z.infer<typeof AnswerLine>;

/** What the seller looks at: "this order" is the one that its page shows. */
/** Most characters of a page's address. */
export const maxPage = 500;

const Context = z.strictObject({
  /** The page's address, such as "/orders?order=…". */
  page: text(maxPage),
  /** The first day of the seller's week: 0 is Sunday, 1 Monday. */
  week_start: z.int().min(0).max(6),
  /** The service, product or appointment that the question is about, from the row or choice whose question it is. */
  about: Id,
  sold: Sold,
});
export type AskContext = z.infer<typeof Context>;

export const AskBody = z.strictObject({
  text: text(maxQuestion, 1, msg("Enter a question.")),
  context: Context.partial().default({}),
});

export const Thread = z.object({
  id: Id,
  /** Its first question; empty until one is asked. */
  title: z.string(),
  updated_at: Instant,
});
export type Thread = z.infer<typeof Thread>;

/** A question and its answer. */
export const ThreadMessage = z.object({
  id: Id,
  text: z.string(),
  lines: z.array(AnswerLine),
  asked_at: Instant,
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;
