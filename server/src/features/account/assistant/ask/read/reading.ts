import type { Intent, SlotName } from "../intents.ts";
import type { Slots } from "./read-slot.ts";

/** One way to read a question. */
export interface Reading<Asked extends string = Intent> {
  intent: Asked;
  slots: Slots;
  /** What was said for each slot, in its own words. */
  said: Readonly<Partial<Record<SlotName, string>>>;
  /** The service or product that it names, if it came with a row. */
  about?: string | undefined;
  /** Whether only its key words were found, and no phrase. */
  isGuess?: boolean;
  /** How many words are sure. */
  sure: number;
}
