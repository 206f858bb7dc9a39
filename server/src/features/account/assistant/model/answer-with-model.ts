import type { SentRequest } from "@solodesk/contract/account/assistant/model.ts";
import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { isLanguageTag, languages } from "@solodesk/contract/kernel/language/languages.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import type { ModelServer } from "#kernel/outside/language-model.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { type AskedDesk, textLine } from "../ask/answers/desk.ts";
import { isChange } from "../ask/intents.ts";
import { runAnswer } from "../ask/run-answer.ts";
import { insertThreadMessage, listMessageRows } from "../threads/threads.repository.ts";
import { askModel, type Talk } from "./ask-model.ts";
import { callInWords, questionOfCall } from "./call-in-words.ts";
import { fillSentence, type RowsRead } from "./fill-sentence.ts";
import type { ModelCall } from "./model-tools.ts";
import { phraseAnswer } from "./phrase-answer.ts";
import { planAnswer, type Question } from "./plan-answer.ts";
import { readingOfCall } from "./reading-of-call.ts";

/** How many earlier questions the model is sent. */
const EARLIER = 4;

export interface ModelQuestion {
  which: { userId: Id; id: Id };
  message: { id: Id; text: string; askedAt: Date };
  desk: Omit<AskedDesk, "reading">;
  /** What is offered if the model doesn't understand it either. */
  suggestions: AnswerLine;
}

type Tell = (line: AnswerLine) => void;

/**
 * Lets the model read the question, answers it as if the seller had asked it in the assistant's own words, and adds what the
 * model writes about the rows. Keeps it in the thread with all that was sent, as far as it came.
 */
export async function answerWithModel(
  deps: Deps,
  server: ModelServer,
  asked: ModelQuestion,
  write: Tell,
  stopped: AbortSignal,
): Promise<void> {
  const { which, message, desk, suggestions } = asked;
  const { currency } = desk.store;
  const lines: AnswerLine[] = [];
  const sent: SentRequest[] = [];
  const tell: Tell = (line) => {
    lines.push(line);
    write(line);
  };
  const talk: Talk = { userId: which.userId, patience: server.patience, sent, signal: stopped };
  const model = await server.connect((body) => sent.push({ host: server.host, body }));
  const question = await questionOf(deps, asked);
  const calls = await askModel(deps, talk, (signal) => planAnswer(model, question, signal));
  if (calls || !stopped.aborted) {
    const questions = (calls ?? []).map((call) => callInWords(desk.grammar, call, currency));
    tell({ type: "model", name: server.name, questions, message: message.id });
  }
  if (calls && calls.length > 0) {
    const read = await answerCalls(desk, calls, tell);
    const toPhrase = { question: message.text, language: ownName(readersLanguage()), read };
    const show = (sentence: string) => {
      const prose = fillSentence(sentence, read);
      if (prose) tell(prose);
    };
    if (read.length > 0 && !stopped.aborted)
      await askModel(deps, talk, (signal) => phraseAnswer(model, toPhrase, show, signal));
  } else if (!stopped.aborted) {
    tell(
      textLine(
        calls
          ? t("I don't understand that. You could ask:")
          : t("The language model didn't answer. You could ask:"),
      ),
    );
    tell(suggestions);
  }
  const [first] = calls ?? [];
  const reading = first ? readingOfCall(first, currency) : null;
  await insertThreadMessage(deps, which, { ...message, lines, reading, sent });
  write({ type: "end" });
}

/** Answers each. Returns the lists that the model may write about: none if something is to be confirmed or chosen first. */
async function answerCalls(
  desk: ModelQuestion["desk"],
  calls: readonly ModelCall[],
  tell: Tell,
): Promise<RowsRead[]> {
  const read: RowsRead[] = [];
  let isOpen = calls.some(({ intent }) => isChange(intent));
  for (const call of calls) {
    const reading = readingOfCall(call, desk.store.currency);
    // What is chosen of several asks it again.
    const question = questionOfCall(desk, call) ?? desk.question;
    for (const line of await runAnswer({ ...desk, question, reading }, reading.intent, read.length)) {
      tell(line);
      if (line.type === "tool") read.push(line);
      if (line.type === "choices") isOpen = true;
    }
  }
  return isOpen ? [] : read;
}

async function questionOf({ db }: Deps, { which, message, desk }: ModelQuestion): Promise<Question> {
  const { store, now, here } = desk;
  const earlier = (await listMessageRows(db, which.id, EARLIER)).toReversed().map(({ text }) => text);
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: store.timezone.toLowerCase() });
  return {
    text: message.text,
    earlier,
    today: dayOf(store.timezone, now.getTime()),
    weekday: weekday.format(now),
    looksAt: Object.keys(here).find((kind) => kind !== "about"),
  };
}

const ownName = (tag: string): string => languages[isLanguageTag(tag) ? tag : "en"].name;
