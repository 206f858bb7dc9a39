import type { Intent } from "#features/account/assistant/ask/intents.ts";

/** What a reader takes out of an utterance, as far as it was said. */
export interface UtteranceSlots {
  /** "day" or "from/to", both included. */
  when?: string;
  /** "15:30". */
  time?: string;
  name?: string;
  thing?: string;
  campaign?: string;
  /** In minor units. */
  amount?: number;
  percent?: number;
  number?: string;
  text?: string;
}

/** What a seller says, what it means (null: must not be understood), and the slots that it fills. */
export type Utterance = readonly [text: string, intent: Intent | null, slots: UtteranceSlots];
