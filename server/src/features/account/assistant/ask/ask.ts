import { Readable } from "node:stream";
import type { AnswerLine, AskContext } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CallWithin } from "#kernel/serve/call-within.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { findThreadRow, insertThreadMessage, lastReading } from "../threads/threads.repository.ts";
import { AskBack, choicesLine, textLine } from "./answers/desk.ts";
import { answers } from "./answers.ts";
import { hereOf } from "./here.ts";
import { type Intent, isChange, shapeOf } from "./intents.ts";
import type { Reading } from "./read/reading.ts";
import { type Understood, understand } from "./understanding.ts";

interface Asked {
  user: SessionUser;
  call: CallWithin;
  threadId: Id;
  text: string;
  context: { [Name in keyof AskContext]?: AskContext[Name] | undefined };
}

/**
 * Answers a question from the seller's own rows, line by line, and keeps both in the thread. What would change something is only
 * proposed. Throws "not_found" if there is no such thread.
 */
export async function ask(deps: Deps, asked: Asked): Promise<Readable> {
  const which = { userId: asked.user.id, id: asked.threadId };
  if (!(await findThreadRow(deps.db, which))) throw new AppError("not_found");
  const store = await findStoreOfUser(deps.db, asked.user.id);
  const { lines, reading } = store
    ? await answer(deps, asked, store)
    : { lines: [textLine(t("Create your store first. Then ask about it here."))], reading: null };
  const message = { id: deps.newId(), text: asked.text, lines, reading, askedAt: deps.clock.now() };
  await insertThreadMessage(deps, which, message);
  const all: AnswerLine[] = [...lines, { type: "end" }];
  return Readable.from(all.map((line) => `${JSON.stringify(line)}\n`));
}

interface Answered {
  lines: AnswerLine[];
  /** Null if it wasn't understood. */
  reading: Reading | null;
}

async function answer(
  deps: Deps,
  { user, call, threadId, text, context }: Asked,
  store: Store,
): Promise<Answered> {
  const now = deps.clock.now();
  const weekStart = context.week_start ?? 1;
  const circumstances = { today: dayOf(store.timezone, now.getTime()), weekStart, currency: store.currency };
  const { grammar, reading, suggest, readWhen } = understand(text, readersLanguage(), circumstances);
  const { about, sold } = context;
  // A row's own question says what it asks for: its name could be read as anything.
  const meant: Meant | undefined = sold
    ? {
        intent: "revenue_of",
        slots: { thing: sold.name, when: { from: sold.from, to: sold.to } },
        said: {},
        sure: 0,
        about,
      }
    : reading && (await goneOn(deps, threadId, { ...reading, about }, readWhen));
  if (!meant)
    return {
      lines: [textLine(t("I don't understand that. You could ask:")), choicesLine(suggest())],
      reading: null,
    };
  const { intent } = meant;
  const here = hereOf(context.page ?? "", meant.about);
  const desk = { deps, user, call, store, now, grammar, weekStart, question: text, reading: meant, here };
  try {
    return { lines: numbered(await answers[intent](desk)), reading: meant };
  } catch (error) {
    return { lines: refusalOf(error), reading: meant };
  }
}

/** As it is answered: never "again". */
type Meant = Reading & { intent: Exclude<Intent, "again"> };

/** "And the month before?" goes on from the question before it. Whatever else is asked stands for itself. */
async function goneOn(
  { db }: Deps,
  threadId: Id,
  reading: Reading,
  readWhen: Understood["readWhen"],
): Promise<Meant> {
  const { intent, said } = reading;
  if (intent !== "again") return { ...reading, intent };
  const last = await lastReading(db, threadId);
  const before = last && last.intent !== "again" && !isChange(last.intent) ? last : undefined;
  const meant = before?.intent ?? "appointments";
  if (meant === "again") throw new Error("A question is kept as what it was about.");
  const when = readWhen(said.when ?? "", shapeOf(meant).looks);
  const slots = { ...before?.slots, ...(when && { when }) };
  return { ...reading, ...before, intent: meant, slots, said: { ...before?.said, ...said } };
}

/** Each list of an answer has a name of its own: "e1", "e2". */
function numbered(lines: readonly AnswerLine[]): AnswerLine[] {
  let count = 0;
  return lines.map((line) => {
    if (line.type !== "tool") return line;
    count += 1;
    return { ...line, id: `e${count}` };
  });
}

/** What is asked back, or why the call was refused. Rethrows a fault, and what passes: then the whole question is asked again. */
function refusalOf(error: unknown): AnswerLine[] {
  if (error instanceof AskBack) return error.lines;
  if (error instanceof AppError && error.status < 500 && error.status !== 429 && error.status !== 401)
    return [textLine(error.message)];
  if (isInvalid(error)) return [textLine(error.validation[0]?.message ?? t("That isn't possible."))];
  throw error;
}

const isInvalid = (error: unknown): error is Error & { validation: { message?: string }[] } =>
  error instanceof Error && "validation" in error && Array.isArray(error.validation);
