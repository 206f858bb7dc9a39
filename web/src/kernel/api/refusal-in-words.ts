import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { CallError } from "./call-error.ts";
import { isUnanswered } from "./connection.ts";

export const noAnswer = (): string => t("Solodesk does not answer. Check your connection and try again.");

/** Why a call failed, where its screen says so itself. */
export const refusalInWords = (error: CallError): string =>
  isUnanswered(error) ? noAnswer() : error.message;
