import type { QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";

export type CustomerUtterance = readonly [
  text: string,
  topic: QuestionTopic | null,
  slots: { when?: string; thing?: string },
];
