import type { QuestionKind } from "@solodesk/contract/catalog/services/questions.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";

export const questionKindNames: Record<QuestionKind, Message> = {
  text: msg("Short answer"),
  long_text: msg("Long answer"),
  choice: msg("Choose from a list||kind of answer"),
  yes_no: msg("Yes or no||kind of answer"),
  file: msg("File||kind of answer"),
};
