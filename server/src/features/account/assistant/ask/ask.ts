import { Readable } from "node:stream";
import type { AnswerLine, AskContext } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CallWithin } from "#kernel/serve/call-within.ts";
import { streamLines } from "#kernel/serve/stream-lines.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { answerWithModel } from "../model/answer-with-model.ts";
import { findModel } from "../model/find-model.ts";
import { findThreadRow, insertThreadMessage, lastReading } from "../threads/threads.repository.ts";
import { choicesLine, textLine } from "./answers/desk.ts";
import { hereOf } from "./here.ts";
import { type Intent, isChange, shapeOf } from "./intents.ts";
import type { Reading } from "./read/reading.ts";
import { runAnswer } from "./run-answer.ts";
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
 * proposed. What the assistant doesn't understand on its own a language model reads, if the seller lets it. Throws "not_found" if
 * there is no such thread.
 */
export async function ask(deps: Deps, asked: Asked): Promise<Readable> {
  const { user, threadId, text, context } = asked;
  const which = { userId: user.id, id: threadId };
  if (!(await findThreadRow(deps.db, which))) throw new AppError("not_found");
  const message = { id: deps.newId(), text, askedAt: deps.clock.now() };
  const whole = async (lines: AnswerLine[], reading: Reading | null = null) => {
    await insertThreadMessage(deps, which, { ...message, lines, reading, sent: null });
    const all: AnswerLine[] = [...lines, { type: "end" }];
    return Readable.from(all.map((line) => `${JSON.stringify(line)}\n`));
  };

  const store = await findStoreOfUser(deps.db, user.id);
  if (!store) return whole([textLine(t("Create your store first. Then ask about it here."))]);
  const now = deps.clock.now();
  const weekStart = context.week_start ?? 1;
  const today = dayOf(store.timezone, now.getTime());
  const understood = understand(text, readersLanguage(), { today, weekStart, currency: store.currency });
  const meant = await meantBy(deps, asked, understood);
  const here = hereOf(context.page ?? "", meant?.about ?? context.about);
  const { grammar } = understood;
  const desk = { deps, user, call: asked.call, store, now, grammar, weekStart, question: text, here };
  if (meant) return whole(await runAnswer({ ...desk, reading: meant }, meant.intent), meant);

  const suggestions = choicesLine(understood.suggest());
  const model = await findModel(deps, user.id);
  if ("reason" in model) return whole([textLine(model.reason), suggestions]);
  return streamLines(deps, "a language model's answer broke off", (write, signal) =>
    answerWithModel(deps, model, { which, message, desk, suggestions }, write, signal),
  );
}

/** As it is answered: never "again". */
type Meant = Reading & { intent: Exclude<Intent, "again"> };

/** What the question means. A row's own question says what it asks for: its name could be read as anything. */
async function meantBy(
  deps: Deps,
  { threadId, context: { about, sold } }: Asked,
  { reading, readWhen }: Understood,
): Promise<Meant | undefined> {
  if (!sold) return reading && goneOn(deps, threadId, { ...reading, about }, readWhen);
  const slots = { thing: sold.name, when: { from: sold.from, to: sold.to } };
  return { intent: "revenue_of", slots, said: {}, sure: 0, about };
}

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
