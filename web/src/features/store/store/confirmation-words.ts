import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Confirmation } from "@solodesk/contract/store/store/confirmation.ts";

/** What happens when somebody books. */
export const confirmationWords: Record<Confirmation, Message> = {
  instant: msg("Confirm it right away"),
  on_request: msg("Ask me first"),
};
