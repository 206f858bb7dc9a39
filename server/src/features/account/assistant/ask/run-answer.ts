import type { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { AskBack, type AskedDesk, textLine } from "./answers/desk.ts";
import { answers } from "./answers.ts";
import type { Intent } from "./intents.ts";

/**
 * Answers what was asked, or says what is asked back or refused. `count` is how many lists were read before: each has a name of
 * its own, "e1", "e2". Throws a fault, and what passes: then the whole question is asked again.
 */
export async function runAnswer(
  desk: AskedDesk,
  intent: Exclude<Intent, "again">,
  count = 0,
): Promise<AnswerLine[]> {
  try {
    return numbered(await answers[intent](desk), count);
  } catch (error) {
    return refusalOf(error);
  }
}

function numbered(lines: readonly AnswerLine[], before: number): AnswerLine[] {
  let count = before;
  return lines.map((line) => {
    if (line.type !== "tool") return line;
    count += 1;
    return { ...line, id: `e${count}` };
  });
}

function refusalOf(error: unknown): AnswerLine[] {
  if (error instanceof AskBack) return error.lines;
  if (error instanceof AppError && error.status < 500 && error.status !== 429 && error.status !== 401)
    return [textLine(error.message)];
  if (isInvalid(error)) return [textLine(error.validation[0]?.message ?? t("That isn't possible."))];
  throw error;
}

const isInvalid = (error: unknown): error is Error & { validation: { message?: string }[] } =>
  error instanceof Error && "validation" in error && Array.isArray(error.validation);
